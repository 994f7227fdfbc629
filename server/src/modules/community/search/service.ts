import type { Input, Output } from '@mortar/protocol';
import type { openSearch } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Relations } from '../../relations/index.ts';
import { followedOf } from '../follows.ts';
import { groupsOf } from '../groups/repository.ts';
import type { Cursors } from '../pages/cursor.ts';
import { authorOf, findAuthors } from '../people.ts';
import { feedsOf } from '../store/feeds.ts';
import { tagsOf } from '../store/tags.ts';
import { foundPostsOf } from '../store/words.ts';
import { keyOfTag } from '../text/one-form.ts';
import type { PostView } from '../view/posts.ts';
import { hitsOf } from './hits-of.ts';

/** The best of each kind where none was named, and how many of those without pages. */
const FEW = 5;
const MOST = 30;
const TREND_MS = 7 * 24 * 3600 * 1000;

export interface SearchDeps {
  db: Db;
  clock: Clock;
  cursors: Cursors;
  view: PostView;
  relations: Pick<Relations, 'search'>;
}

type Found = Output<typeof openSearch>;

/** Posts, people, tags and groups by words, in either Chinese script. */
export function createSearch({ db, clock, cursors, view, relations }: SearchDeps) {
  async function posts(viewer: number, { q, sort, accountid, cursor, pageSize }: Input<typeof openSearch>, limit: number) {
    const author = accountid === undefined ? undefined : (await findAuthors(db, [accountid])).get(accountid);
    if (accountid !== undefined && !author) return { posts: [], cursor: null, end: true };
    const name = `search:${sort}:${accountid ?? ''}:${q}`;
    const known = cursor === undefined ? undefined : cursors.read(name, cursor);
    const top = known?.top ?? (await feedsOf(db, viewer).head());
    const wanted = { q, authorId: author?.userId, top };
    const own = foundPostsOf(db, viewer);
    const rows =
      sort === 'latest'
        ? await own.latest(wanted, known?.last ?? top + 1, limit + 1)
        : await own.top(wanted, known?.last ?? 0, limit + 1, new Date(clock.now()));
    const shown = rows.slice(0, limit);
    const found = await view.read(
      shown.map(({ postId }) => postId),
      viewer,
    );
    const end = rows.length <= limit;
    const last = sort === 'latest' ? (shown.at(-1)?.pos ?? 0) : (known?.last ?? 0) + shown.length;
    return {
      posts: shown.flatMap(({ postId }) => {
        const post = found.get(postId);
        return post ? [{ post, hits: hitsOf(post.text, q) }] : [];
      }),
      cursor: end || limit < pageSize ? null : cursors.write({ feed: name, top, last }),
      end,
    };
  }

  async function people(viewer: number, q: string, limit: number): Promise<Found['people']> {
    const rows = await relations.search(viewer, q, limit);
    const authors = await findAuthors(
      db,
      rows.map(({ uid }) => uid),
    );
    const follows = await followedOf(
      db,
      viewer,
      [...authors.values()].map(({ userId }) => userId),
    );
    return rows.flatMap(({ uid, personalprofile }) => {
      const author = authors.get(uid);
      return author ? [{ ...authorOf(author), personalprofile, follows: follows.has(author.userId) }] : [];
    });
  }

  const tags = async (viewer: number, q: string, limit: number): Promise<Found['tags']> => {
    const key = keyOfTag(q);
    return key === '' ? [] : tagsOf(db, viewer).beginning(key, new Date(clock.now() - TREND_MS), limit);
  };

  return async (viewer: number, input: Input<typeof openSearch>): Promise<Found> => {
    const { kind, pageSize } = input;
    const q = input.q.normalize('NFC').trim();
    if (q === '') throw new AppError('validation');
    const wants = (one: typeof kind) => kind === undefined || kind === one;
    const limit = kind === undefined ? FEW : Math.min(pageSize, MOST);
    const [found, persons, tagged, groups] = await Promise.all([
      wants('posts') ? posts(viewer, { ...input, q }, kind === undefined ? FEW : pageSize) : { posts: [], cursor: null, end: true },
      wants('people') ? people(viewer, q, limit) : [],
      wants('tags') ? tags(viewer, q, limit) : [],
      wants('groups') ? groupsOf(db).list(q, undefined, 0, limit) : [],
    ]);
    const shown = groups.map(({ id, name, description, members }) => ({ groupid: String(id), name, description, members }));
    return { ...found, people: persons, tags: tagged, groups: shown };
  };
}

export type Search = ReturnType<typeof createSearch>;
