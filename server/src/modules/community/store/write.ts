import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { addDeltas } from '../numbers/deltas.ts';
import { videoStanding } from '../../video/index.ts';
import { VIDEO_WAIT_MS, type Order } from './publish.ts';
import { putTags } from './tags.ts';
import { putWords } from './words.ts';
import { feedItems, posts, postTags, versions } from './tables.ts';

export type NewRow = typeof posts.$inferInsert;
type Row = typeof posts.$inferSelect;

type Says = Pick<NewRow, 'text' | 'media' | 'quoteId' | 'videoId'>;
const wordingOf = ({ text, media, quoteId = null, videoId = null }: Says) => [text, media?.map(({ assetid }) => assetid), quoteId, videoId];
const saysTheSame = (one: Says, other: Says) => isDeepStrictEqual(wordingOf(one), wordingOf(other));

/** What authors do with their own posts. */
export function writesOf(db: Db) {
  const isOwn = (authorId: number, postId: number) => and(eq(posts.id, postId), eq(posts.authorId, authorId));
  return {
    /**
     * @returns the id of the post under this client id: the one that was added, or that stood there before
     * @throws AppError `idempotencyMismatch` where what stands there says something else
     */
    async add(row: NewRow): Promise<number> {
      const [added] = await db.insert(posts).values(row).onConflictDoNothing().returning({ id: posts.id });
      if (added) return added.id;
      const isSame = and(eq(posts.authorId, row.authorId), eq(posts.clientId, row.clientId));
      const [known] = await db.select().from(posts).where(isSame);
      const isFirstWording = known!.rev === 0 && known!.state !== 'deleted';
      if (isFirstWording && !saysTheSame(known!, row)) throw new AppError('idempotencyMismatch');
      return known!.id;
    },

    /** Whether something was published, or waits, under this client id. */
    isTaken: async (authorId: number, clientId: string): Promise<boolean> =>
      (await db.$count(posts, and(eq(posts.authorId, authorId), eq(posts.clientId, clientId)))) > 0,

    /** An own post, held until the transaction ends. */
    async hold(authorId: number, postId: number): Promise<Row | undefined> {
      const [row] = await db.select().from(posts).where(isOwn(authorId, postId)).for('update');
      return row;
    },

    async find(authorId: number, postId: number): Promise<Row | undefined> {
      const [row] = await db.select().from(posts).where(isOwn(authorId, postId));
      return row;
    },

    async change(postId: number, change: Partial<Row>): Promise<void> {
      await db.update(posts).set(change).where(eq(posts.id, postId));
    },

    /** Keeps the version before, and puts the post under the tags of the new one at its old place. */
    async edit(
      before: Row,
      change: Pick<Row, 'text' | 'facets' | 'lang' | 'media' | 'card'>,
      at: Date,
      keyOfTag: (name: string) => string,
    ): Promise<void> {
      const { id: postId, rev, text, facets, media } = before;
      await db.insert(versions).values({ postId, rev, text, facets, media, at: before.editedAt ?? before.publishedAt ?? at });
      await db
        .update(posts)
        .set({ ...change, rev: rev + 1, editedAt: at })
        .where(eq(posts.id, postId));
      const [item] = await db
        .update(feedItems)
        .set({ hasMedia: change.media.length > 0 || before.videoId !== null })
        .where(and(eq(feedItems.postId, postId), eq(feedItems.kind, 'post')))
        .returning({ pos: feedItems.pos });
      await db.delete(postTags).where(eq(postTags.postId, postId));
      const names = change.facets.filter(({ kind }) => kind === 'tag').map(({ ref }) => ref);
      if (!item) return;
      await putTags(db, [{ pos: item.pos, postId, names }], keyOfTag);
      await putWords(db, [{ pos: item.pos, postId, text: change.text }]);
    },

    /** Counts a quote that is gone, or back. */
    countQuote: async (quoteId: number | null, d: 1 | -1) => {
      if (quoteId !== null) await addDeltas(db, [{ postId: quoteId, seq: 0, what: 'quote', d }]);
    },

    /** @returns whether there was a repost to take back */
    async unrepost({ postId, byId }: Required<Order>): Promise<boolean> {
      const rows = await db
        .update(feedItems)
        .set({ isOff: true })
        .where(and(eq(feedItems.postId, postId), eq(feedItems.authorId, byId), eq(feedItems.kind, 'repost'), eq(feedItems.isOff, false)))
        .returning({ pos: feedItems.pos });
      if (rows.length > 0) await addDeltas(db, [{ postId, seq: 0, what: 'repost', d: -1 }]);
      return rows.length > 0;
    },

    /** Posts whose time has come. */
    async due(at: Date, limit: number): Promise<number[]> {
      const rows = await db
        .select({ id: posts.id })
        .from(posts)
        // Those whose videos are still being made would stand before all others.
        .where(
          and(
            eq(posts.state, 'scheduled'),
            sql`${posts.publishAt} <= ${at.toISOString()}::timestamptz`,
            sql`(${posts.videoId} is null or ${posts.publishAt} <= ${new Date(at.getTime() - VIDEO_WAIT_MS).toISOString()}::timestamptz
              or ${videoStanding(sql`${posts.videoId}`)} <> 'working')`,
          ),
        )
        .orderBy(posts.publishAt)
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}
