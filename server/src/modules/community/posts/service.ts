import type { Input, Output } from '@mortar/protocol';
import {
  UNDO_MS,
  type editPost,
  type findVideoPost,
  type getLinkCard,
  type getPost,
  type listGates,
  type listVersions,
  type NewPost,
  type Post,
  type repost,
} from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { linkOf } from '../../../lib/link-preview/index.ts';
import type { Jobs } from '../../../jobs/index.ts';
import { provenWallets } from '../../identity/index.ts';
import { endDraft } from '../drafts/keep-draft.ts';
import { newId } from '../ids.ts';
import { postsOf } from '../store/posts.ts';
import { writesOf, type NewRow } from '../store/write.ts';
import { keyOfTag } from '../text/one-form.ts';
import { CARD_QUEUE } from './cards.ts';
import type { Publish } from './publisher.ts';
import type { PostView } from '../view/posts.ts';
import { assertFilled, createWriting, notThere, usedBy, type Gate, type WritingDeps } from './writing.ts';

/** Of `YYYY-MM-DDTHH:mm`. */
const LOCAL_LENGTH = 16;

export interface PostServiceDeps extends WritingDeps {
  db: Db;
  clock: Clock;
  publish: Publish;
  view: PostView;
  jobs: Pick<Jobs, 'send'> | undefined;
}

/** What people do with posts. Whoever may not see one is told what they are told of one that never was. */
export function createPosts({ db, clock, publish, view, jobs, ...written }: PostServiceDeps) {
  const { assets, videos, previews, glance } = written;
  const { bodyOf, mediaOf, gateOf, rowOf } = createWriting(written);

  async function own(tx: Db, userId: number, postid: string) {
    const row = await writesOf(tx).hold(userId, Number(postid));
    if (!row) throw notThere();
    return row;
  }

  async function one(userId: number, postId: number, key?: string): Promise<Post> {
    const post = (await view.read([postId], userId, key)).get(postId);
    if (!post) throw notThere();
    return post;
  }

  /** A post of the viewer's own that nobody else sees yet. */
  async function waiting(userId: number, postId: number): Promise<Post> {
    const [post] = await view.view([...(await postsOf(db, userId).waiting([postId])).values()], userId);
    // Its video was ready just now.
    return post ?? one(userId, postId);
  }

  /** Orders the card of a post's link, where nobody has looked yet. */
  function orderCard(
    tx: Db,
    { id, text, card }: Pick<NewRow, 'id' | 'text' | 'card'>,
    link: string | undefined,
  ): Promise<void> | undefined {
    const url = link === '' || card ? undefined : linkOf(link ?? text);
    return url === undefined ? undefined : jobs?.send(tx, CARD_QUEUE, { postId: id, url });
  }

  /** Adds a post with the card of its link on the way. @returns its id, or that of the one which was sent before */
  async function add(tx: Db, row: NewRow, link: string | undefined): Promise<number> {
    const id = await writesOf(tx).add(row);
    if (id === row.id) await orderCard(tx, row, link);
    else await assets.release(tx, usedBy(row.id));
    return id;
  }

  return {
    gateOf,
    rowOf,
    add,
    orderCard,

    /**
     * Keeps a post that is due at once; `finish` then puts it into the log, or the sweep does.
     * @param gate what `gateOf` gives
     * @returns its id
     */
    async keep(tx: Db, userId: number, input: NewPost, gate: Gate): Promise<number> {
      const at = new Date(clock.now());
      await holdLock(tx, 'communityOwn', userId);
      const row = await rowOf(tx, userId, newId(), input, gate, at);
      const local = at.toISOString().slice(0, LOCAL_LENGTH);
      // Until it is published it is one of those that wait, so that one that is held can be changed.
      const id = await add(tx, { ...row, local, zone: 'UTC', source: input }, input.link);
      await endDraft(tx, assets, userId, input.clientid);
      return id;
    },

    /** @throws AppError `forbidden` where the account may not publish */
    async finish(userId: number, postId: number): Promise<Post> {
      const outcome = await publish({ postId });
      if (outcome.is === 'held') throw new AppError('forbidden');
      if (outcome.is === 'waits') return waiting(userId, postId);
      return one(userId, postId);
    },

    async edit(userId: number, input: Input<typeof editPost>): Promise<Post> {
      const { postid, rev, media } = input;
      const body = await bodyOf(db, input);
      const isEdited = await db.transaction(async (tx) => {
        const row = await own(tx, userId, postid);
        if (row.state !== 'live') throw notThere();
        if (row.rev !== rev) return false;
        assertFilled(body.text === '' && media.length === 0 && row.quoteId === null && row.videoId === null && !row.poll);
        // While the link is the same, its card is what the author chose: shown, or taken away.
        const isSameLink = linkOf(body.text) === linkOf(row.text);
        const card = isSameLink ? row.card : null;
        await assets.release(tx, usedBy(row.id));
        const kept = await mediaOf(tx, userId, row.id, media);
        await writesOf(tx).edit(row, { ...body, media: kept, card }, new Date(clock.now()), keyOfTag);
        if (!isSameLink) await orderCard(tx, { id: row.id, text: body.text, card }, undefined);
        return true;
      });
      const post = await one(userId, Number(postid));
      if (!isEdited) throw new AppError('changedElsewhere', { data: post });
      return post;
    },

    async remove(userId: number, postid: string): Promise<{ undoUntil: string }> {
      return db.transaction(async (tx) => {
        const row = await own(tx, userId, postid);
        if (row.state !== 'live' && row.state !== 'deleted') throw notThere();
        const at = row.state === 'deleted' ? row.deletedAt! : new Date(clock.now());
        if (row.state === 'live') {
          await writesOf(tx).change(row.id, { state: 'deleted', deletedAt: at });
          await writesOf(tx).countQuote(row.quoteId, -1);
        }
        return { undoUntil: new Date(at.getTime() + UNDO_MS).toISOString() };
      });
    },

    async restore(userId: number, postid: string): Promise<Post> {
      await db.transaction(async (tx) => {
        const row = await own(tx, userId, postid);
        if (row.state === 'live') return;
        if (row.state !== 'deleted' || !row.publishedAt) throw notThere();
        if (clock.now() > row.deletedAt!.getTime() + UNDO_MS) throw new AppError('undoOver');
        await writesOf(tx).change(row.id, { state: 'live', deletedAt: null });
        await writesOf(tx).countQuote(row.quoteId, 1);
      });
      return one(userId, Number(postid));
    },

    async repost(userId: number, { postid, status }: Input<typeof repost>): Promise<Output<typeof repost>> {
      const postId = Number(postid);
      const post = await one(userId, postId);
      if (status === 1 && post.audience !== 'public') throw new AppError('forbidden');
      if (status === 1) await publish({ postId, byId: userId });
      else await db.transaction((tx) => writesOf(tx).unrepost({ postId, byId: userId }));
      return { status, count: (await one(userId, postId)).counts.reposts };
    },

    /** Collections of which somebody holds something, by name. */
    async gates(userId: number): Promise<Output<typeof listGates>> {
      const known = await glance.held(await provenWallets(db, userId));
      return { list: [...known].map(([collection, { name }]) => ({ collection, name })) };
    },

    get: (userId: number, { postid, key }: Input<typeof getPost>): Promise<Post> => one(userId, Number(postid), key),

    async ofVideo(viewer: number, videoid: string): Promise<Output<typeof findVideoPost>> {
      const card = (await videos.cardsOf(viewer || undefined, [videoid])).get(videoid);
      const row = card && (await postsOf(db, viewer).ofVideo(videoid, card.author.uid));
      return { post: row ? ((await view.view([row], viewer))[0] ?? null) : null };
    },

    async versions(userId: number, { postid, key }: Input<typeof listVersions>): Promise<Output<typeof listVersions>> {
      const now = await one(userId, Number(postid), key);
      const before = await postsOf(db, userId).versions(Number(postid));
      const { rev, text, facets, media, at, editedAt } = now;
      const list = before.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
      return { list: [{ rev, text, facets, media, at: editedAt ?? at }, ...list] };
    },

    async card({ url }: Input<typeof getLinkCard>): Promise<Output<typeof getLinkCard>> {
      const link = linkOf(url);
      return { card: (link !== undefined && (await previews.read(link))) || null };
    },
  };
}

export type Posts = ReturnType<typeof createPosts>;
