import type { Input, Output } from '@mortar/protocol';
import type { getLikeStatus, saveLike, userLikeList } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { createBatches } from '../../../lib/batches.ts';
import type { Clock } from '../../../lib/clock.ts';
import { cut } from '../../../lib/page.ts';
import type { Notify } from '../../notices/index.ts';
import { profileShown } from '../choices/profiles.ts';
import { commentOf } from '../view/comments.ts';
import type { Cursors } from '../pages/cursor.ts';
import { targetOf, VISITOR, type Target } from '../ids.ts';
import { findAuthors, readAuthors } from '../people.ts';
import { beginning, linkOfComment, linkOfPost } from '../telling/posts.ts';
import type { PostView } from '../view/posts.ts';
import { commentsOf } from '../store/comments.ts';
import { likedPosts, postsOf, type AskedLiked } from '../store/posts.ts';
import { followedOf } from '../follows.ts';
import { keyOf, reactionsOf, type Change } from './repository.ts';

export interface ReactionServiceDeps {
  db: Db;
  clock: Clock;
  cursors: Cursors;
  view: PostView;
  notify: Notify;
  keepNews(userId: number, newsid: string, isWanted: boolean): Promise<number>;
}

/** What is liked or kept, for whoever may see it. */
interface Thing {
  target: Target;
  id: string;
  authorId: number;
  rev: number;
  text: string;
}

/** What a target is for somebody. */
interface Seen extends Thing {
  isLiked: boolean;
  isFavorite: boolean;
  counts: { likes: number; favorites: number; comments: number; reposts: number };
}

/** States that are set in one transaction. */
const MOST_TOGETHER = 512;

interface SetOne extends Change {
  found: Thing;
}

const notThere = () => new AppError('notFound', { status: 200 });

/** Likes and what people keep. Each call sets a state, so that it may come twice. */
export function createReactions({ db, clock, cursors, view, notify, keepNews }: ReactionServiceDeps) {
  async function seen(viewer: number, type: 'post' | 'comment', ids: readonly string[], key?: string): Promise<Seen[]> {
    const targets = ids.map(targetOf).filter(({ seq }) => (type === 'post' ? seq === 0 : seq > 0));
    if (type === 'comment') {
      const rows = await commentsOf(db, viewer).seen(targets, key);
      return rows.map(({ postId, seq, authorId, rev, text, isLiked, likes, comments }) => ({
        target: { postId, seq },
        id: `${postId}-${seq}`,
        authorId,
        rev,
        text,
        isLiked,
        isFavorite: false,
        counts: { likes, favorites: 0, comments, reposts: 0 },
      }));
    }
    const rows = await postsOf(db, viewer).read(
      targets.map(({ postId }) => postId),
      key,
    );
    return [...rows.values()].map(({ id, authorId, rev, text, likedRev, isFavorite, likes, favorites, comments, reposts }) => ({
      target: { postId: id, seq: 0 },
      id: String(id),
      authorId,
      rev,
      text,
      isLiked: likedRev !== null,
      isFavorite,
      counts: { likes, favorites, comments, reposts },
    }));
  }

  const findLiked = createBatches((asked: AskedLiked[]) => likedPosts(db, asked), MOST_TOGETHER);

  async function thingOf(viewer: number, type: 'post' | 'comment', id: string, key?: string): Promise<Thing | undefined> {
    if (type === 'comment') return (await seen(viewer, type, [id], key))[0];
    const target = targetOf(id);
    const post = target.seq === 0 ? await findLiked({ id: target.postId, viewer, key }) : undefined;
    return post && { ...post, target, id };
  }

  /** One notice for all who like the same thing: who did last, and how many others. */
  async function tell(tx: Db, userId: number, { target, authorId, text }: Thing, count: number): Promise<void> {
    if (authorId === userId) return;
    const { postId, seq } = target;
    // Who answered a post may not see it any more, or by its link alone.
    if (seq > 0 && (await postsOf(tx, VISITOR).readersAmong(postId, [authorId], userId)).length === 0) return;
    await notify(tx, [authorId], {
      kind: seq === 0 ? 'postLiked' : 'commentLiked',
      actorId: userId,
      about: `like:${postId}-${seq}`,
      values: { text: beginning(text), others: String(Math.max(count - 1, 0)) },
      link: seq === 0 ? linkOfPost(postId) : linkOfComment(postId, seq),
    });
  }

  /** Sets states in one transaction, and tells each author once. @returns how many people like, or keep, each thing then */
  const setAll = (changes: readonly SetOne[]): Promise<number[]> =>
    db.transaction(async (tx) => {
      const reactions = reactionsOf(tx);
      const done = await reactions.setAll(changes);
      const counts = new Map<string, number>();
      for (const { postId, seq, what } of changes) {
        const name = `${postId} ${seq} ${what}`;
        if (!counts.has(name)) counts.set(name, await reactions.count({ postId, seq }, what));
      }
      const countOf = ({ postId, seq, what }: SetOne) => counts.get(`${postId} ${seq} ${what}`)!;
      const liked = changes.filter(({ isWanted, what }, index) => done[index] && isWanted && what === 'like');
      const last = new Map(liked.map((change) => [change.found.id, change]));
      for (const change of last.values()) await tell(tx, change.userId, change.found, countOf(change));
      return changes.map(countOf);
    });

  /** What everybody likes at once is written together: one flush to the disk, one notice. Of one person's two states the later one waits. */
  const set = createBatches(async (changes: SetOne[]): Promise<number[]> => {
    const counts: number[] = [];
    for (let from = 0; from < changes.length;) {
      const names = new Set<string>();
      let to = from;
      while (to < changes.length && !names.has(keyOf(changes[to]!))) names.add(keyOf(changes[to++]!));
      counts.push(...(await setAll(changes.slice(from, to))));
      from = to;
    }
    return counts;
  }, MOST_TOGETHER);

  return {
    async save(userId: number, { targetid, targettype, key, liketype, status }: Input<typeof saveLike>): Promise<Output<typeof saveLike>> {
      if ((targettype === 'comment' && liketype === 'favorite') || (targettype === 'news' && liketype === 'like'))
        throw new AppError('validation');
      if (targettype === 'news') return { status, count: await keepNews(userId, targetid, status === 1) };
      const found = await thingOf(userId, targettype, targetid, key);
      if (!found) throw notThere();
      const row = { ...found.target, userId, what: liketype, rev: found.rev, at: new Date(clock.now()) };
      return { status, count: await set({ ...row, isWanted: status === 1, found }) };
    },

    async status(viewer: number, { targettype, targetids, key }: Input<typeof getLikeStatus>): Promise<Output<typeof getLikeStatus>> {
      const found = await seen(viewer, targettype, targetids.split(','), key);
      const follows = await followedOf(
        db,
        viewer,
        found.map(({ authorId }) => authorId),
      );
      const list = found.map(({ id, isLiked, isFavorite, authorId, counts }) => ({
        targetid: id,
        like: isLiked,
        favorite: isFavorite,
        follow: follows.has(authorId),
        counts,
      }));
      return { list };
    },

    async list(viewer: number, input: Input<typeof userLikeList>): Promise<Output<typeof userLikeList>> {
      const { targetid, targettype, key, accountid, liketype, cursor, pageSize } = input;
      const name = `likes:${targetid ?? ''}:${accountid ?? ''}:${liketype}`;
      const below = cursor === undefined ? Number.MAX_SAFE_INTEGER : cursors.read(name, cursor).last;
      const ended = <Row extends { id: number }>(rows: readonly Row[]) => {
        const { shown, last } = cut(rows, pageSize);
        return { shown, end: !last, cursor: last ? cursors.write({ feed: name, top: 0, last: last.id }) : null };
      };
      if (targetid !== undefined) {
        const [found] = await seen(viewer, targettype, [targetid], key);
        // What people keep is nobody else's.
        if (!found || liketype === 'favorite') throw notThere();
        const { shown, ...rest } = ended(await reactionsOf(db).byTarget(viewer, found.target, liketype, below, pageSize + 1));
        const userIds = shown.map(({ userId }) => userId);
        const [people, follows] = await Promise.all([readAuthors(db, userIds), followedOf(db, viewer, userIds)]);
        const list = shown.flatMap(({ userId, at }) => {
          const person = people.get(userId);
          return person ? [{ at: at.toISOString(), person: { ...person, follows: follows.has(userId) }, post: null, comment: null }] : [];
        });
        return { list, ...rest };
      }
      const person = accountid === undefined ? undefined : (await findAuthors(db, [accountid])).get(accountid);
      if (!person) throw notThere();
      const isOwn = person.userId === viewer;
      if (!isOwn && (liketype === 'favorite' || !(await profileShown(db, person.userId)).showsLikes)) throw new AppError('forbidden');
      const { shown, ...rest } = ended(await reactionsOf(db).byUser(person.userId, liketype, below, pageSize + 1));
      const [posts, comments] = await Promise.all([
        view.read(
          shown.filter(({ seq }) => seq === 0).map(({ postId }) => postId),
          viewer,
        ),
        commentsOf(db, viewer).seen(shown.filter(({ seq }) => seq > 0)),
      ]);
      const byId = new Map(comments.map((row) => [`${row.postId}-${row.seq}`, commentOf(row)]));
      const list = shown.flatMap(({ postId, seq, at }) => {
        const post = seq === 0 ? (posts.get(postId) ?? null) : null;
        const comment = seq === 0 ? null : (byId.get(`${postId}-${seq}`) ?? null);
        return post || comment ? [{ at: at.toISOString(), person: null, post, comment }] : [];
      });
      return { list, ...rest };
    },
  };
}

export type Reactions = ReturnType<typeof createReactions>;
