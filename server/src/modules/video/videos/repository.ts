import type { Rendition } from '@mortar/protocol/video';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { TimeCursor } from '../../../lib/time-cursor.ts';
import { captions, renditions, videos } from './tables.ts';

export type VideoRow = typeof videos.$inferSelect;
export type RenditionRow = typeof renditions.$inferSelect;
export type CaptionRow = typeof captions.$inferSelect;

const isKept = isNull(videos.deletedAt);
const isThere = and(isKept, sql`${videos.judged} is distinct from 'removed'`);

/** The SQL of videos, within a transaction or not. */
export function videosOf(db: Db) {
  const page = (of: SQL | undefined, { until, skip }: TimeCursor, pageSize: number): Promise<VideoRow[]> =>
    db
      .select()
      .from(videos)
      .where(and(of, isThere, until && lte(videos.createdAt, until)))
      .orderBy(desc(videos.createdAt), desc(videos.id))
      .offset(skip)
      .limit(pageSize + 1);

  return {
    async add(row: typeof videos.$inferInsert): Promise<void> {
      await db.insert(videos).values(row);
    },
    async find(id: string): Promise<VideoRow | undefined> {
      const [row] = await db
        .select()
        .from(videos)
        .where(and(eq(videos.id, id), isThere));
      return row;
    },
    async hold(id: string): Promise<VideoRow | undefined> {
      const [row] = await db
        .select()
        .from(videos)
        .where(and(eq(videos.id, id), isThere))
        .for('update');
      return row;
    },
    findMany: async (ids: readonly string[]): Promise<VideoRow[]> =>
      ids.length === 0
        ? []
        : db
            .select()
            .from(videos)
            .where(and(inArray(videos.id, [...ids]), isThere)),
    async ofAsset(assetId: string): Promise<VideoRow | undefined> {
      const [row] = await db.select().from(videos).where(eq(videos.assetId, assetId));
      return row;
    },
    countSince: (userId: number, time: Date): Promise<number> =>
      db.$count(videos, and(eq(videos.userId, userId), gt(videos.createdAt, time))),
    ofPerson: (userId: number, cursor: TimeCursor, pageSize: number) => page(eq(videos.userId, userId), cursor, pageSize),
    publicOnes: (userId: number | undefined, cursor: TimeCursor, pageSize: number) =>
      page(
        and(
          userId === undefined ? undefined : eq(videos.userId, userId),
          sql`${videos.audience} = 'public' and ${videos.isWatchable} and ${videos.judged} is null`,
        ),
        cursor,
        pageSize,
      ),
    async change(id: string, values: Partial<VideoRow>): Promise<void> {
      await db.update(videos).set(values).where(eq(videos.id, id));
    },
    /** Of a person who leaves, or one of theirs. Its files go with the next sweep. @returns ids */
    async remove(which: { id: string } | { userId: number }, at: Date): Promise<string[]> {
      const rows = await db
        .update(videos)
        .set({ deletedAt: at, title: '', description: '', chapters: [], fileChapters: [], worker: null, leaseUntil: null })
        .where(and('id' in which ? eq(videos.id, which.id) : eq(videos.userId, which.userId), isKept))
        .returning({ id: videos.id });
      return rows.map(({ id }) => id);
    },
    removed: (limit: number) => db.select({ id: videos.id }).from(videos).where(isNotNull(videos.deletedAt)).limit(limit),
    async forget(id: string): Promise<void> {
      await db.delete(videos).where(eq(videos.id, id));
    },

    renditionsOf: (ids: readonly string[]): Promise<RenditionRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(renditions)
            .where(inArray(renditions.videoId, [...ids]))
            .orderBy(asc(renditions.videoId), asc(renditions.place)),
    async addRenditions(rows: readonly (typeof renditions.$inferInsert)[]): Promise<void> {
      if (rows.length > 0)
        await db
          .insert(renditions)
          .values([...rows])
          .onConflictDoNothing();
    },
    async changeRendition(videoId: string, height: number, values: Partial<RenditionRow>): Promise<void> {
      await db
        .update(renditions)
        .set(values)
        .where(and(eq(renditions.videoId, videoId), eq(renditions.height, height)));
    },
    async againRenditions(videoId: string, from: Rendition['state']): Promise<void> {
      await db
        .update(renditions)
        .set({ state: 'waiting', percent: 0 })
        .where(and(eq(renditions.videoId, videoId), eq(renditions.state, from)));
    },

    captionsOf: (videoId: string): Promise<CaptionRow[]> =>
      db.select().from(captions).where(eq(captions.videoId, videoId)).orderBy(asc(captions.lang)),
    async putCaption(videoId: string, lang: string, vtt: string): Promise<void> {
      await db
        .insert(captions)
        .values({ videoId, lang, vtt, rev: 1 })
        .onConflictDoUpdate({ target: [captions.videoId, captions.lang], set: { vtt, rev: sql`${captions.rev} + 1` } });
    },
    async removeCaption(videoId: string, lang: string): Promise<void> {
      await db.delete(captions).where(and(eq(captions.videoId, videoId), eq(captions.lang, lang)));
    },
    async forgetCaptions(videoIds: readonly string[]): Promise<void> {
      if (videoIds.length > 0) await db.delete(captions).where(inArray(captions.videoId, [...videoIds]));
    },
  };
}

/** The SQL of whoever makes videos: one worker has a video, for as long as it says that it lives. */
export function workOf(db: Db) {
  const isMine = (id: string, worker: string) => and(eq(videos.id, id), eq(videos.worker, worker), isNull(videos.deletedAt));
  return {
    /** Takes the next video that has something to be made, and counts a try. */
    async claim(worker: string, now: Date, leaseUntil: Date): Promise<VideoRow | undefined> {
      const waits = sql`(${videos.work} in ('probing', 'queued', 'working') or ${videos.coverAt} is distinct from ${videos.coverMadeAt})`;
      const next = db
        .select({ id: videos.id })
        .from(videos)
        .where(and(waits, isThere, lte(videos.nextAt, now), or(isNull(videos.leaseUntil), lte(videos.leaseUntil, now))))
        .orderBy(asc(videos.priority), asc(videos.createdAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(videos)
        .set({ worker, leaseUntil, tries: sql`${videos.tries} + 1` })
        .where(inArray(videos.id, next))
        .returning();
      return row;
    },
    /** Changes a video that is this worker's. @returns whether it still is */
    async change(id: string, worker: string, values: Partial<VideoRow>): Promise<boolean> {
      const rows = await db.update(videos).set(values).where(isMine(id, worker)).returning({ id: videos.id });
      return rows.length > 0;
    },
    /** Tells the authors of what waits that nothing here makes videos. @returns ids */
    async markWaiting(): Promise<string[]> {
      const rows = await db
        .update(videos)
        .set({ reason: 'noTranscoder' })
        .where(and(inArray(videos.work, ['probing', 'queued']), isNull(videos.reason), isNull(videos.deletedAt)))
        .returning({ id: videos.id });
      return rows.map(({ id }) => id);
    },
  };
}
