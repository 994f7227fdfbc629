import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { series, seriesPosts } from './tables.ts';

export type SeriesRow = typeof series.$inferSelect;

/** The SQL of series; which of their posts somebody sees is the store's. */
export const seriesOf = (db: Db) => ({
  add: (row: SeriesRow) => db.insert(series).values(row),
  change: (id: number, change: Pick<SeriesRow, 'title' | 'description'>) => db.update(series).set(change).where(eq(series.id, id)),
  async find(id: number): Promise<SeriesRow | undefined> {
    const [row] = await db.select().from(series).where(eq(series.id, id));
    return row;
  },
  countBy: (authorId: number): Promise<number> => db.$count(series, eq(series.authorId, authorId)),
  /** The latest first. */
  by: (authorId: number, before: Pick<SeriesRow, 'at' | 'id'> | undefined, limit: number) =>
    db
      .select()
      .from(series)
      .where(
        and(
          eq(series.authorId, authorId),
          before && sql`(${series.at}, ${series.id}) < (${before.at.toISOString()}::timestamptz, ${before.id})`,
        ),
      )
      .orderBy(desc(series.at), desc(series.id))
      .limit(limit),
  async remove(ids: readonly number[]): Promise<void> {
    await db.delete(seriesPosts).where(inArray(seriesPosts.seriesId, [...ids]));
    await db.delete(series).where(inArray(series.id, [...ids]));
  },

  countIn: (id: number): Promise<number> => db.$count(seriesPosts, eq(seriesPosts.seriesId, id)),
  put: (seriesId: number, postId: number) => db.insert(seriesPosts).values({ seriesId, postId }).onConflictDoNothing(),
  takeOut: (seriesId: number, postId: number) =>
    db.delete(seriesPosts).where(and(eq(seriesPosts.seriesId, seriesId), eq(seriesPosts.postId, postId))),
  posts: (seriesId: number, after: number, limit: number) =>
    db
      .select({ postId: seriesPosts.postId, place: seriesPosts.place })
      .from(seriesPosts)
      .where(and(eq(seriesPosts.seriesId, seriesId), gt(seriesPosts.place, after)))
      .orderBy(asc(seriesPosts.place))
      .limit(limit),
  /** Those of some series that hold a post. */
  async holding(ids: readonly number[], postId: number): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .select({ id: seriesPosts.seriesId })
      .from(seriesPosts)
      .where(and(inArray(seriesPosts.seriesId, [...ids]), eq(seriesPosts.postId, postId)));
    return new Set(rows.map(({ id }) => id));
  },
});
