import { desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { atMost, feedsOf, type Source } from '../store/feeds.ts';
import { hot, hotRuns, type KeptParts } from './tables.ts';

/** Places of one run: its first is the greatest, so that a page goes down like in the log. */
export const RUN_PLACES = 1000;
const runOf = (pos: number): number => Math.floor(pos / RUN_PLACES);
/** Rank of a place, from 1. */
export const rankOf = (pos: number): number => RUN_PLACES - 1 - (pos % RUN_PLACES);
const posOf = sql`(${hot.run} * ${RUN_PLACES} + ${RUN_PLACES - 1} - ${hot.rank})`;

/** What people like now, as a list of places: `top` says which run. */
export function createHotFeed(db: Db) {
  async function head(): Promise<number> {
    const [row] = await db.select({ run: hotRuns.run }).from(hotRuns).orderBy(desc(hotRuns.run)).limit(1);
    return row ? row.run * RUN_PLACES + RUN_PLACES - 1 : 0;
  }
  return {
    head,
    source: (viewer: number): Source =>
      feedsOf(db, viewer).listed(
        ({ below, top, limit }) => sql`
          select ${posOf} as pos, post_id, null::bigint as author_id from ${hot}
           where run = ${runOf(top)} and rank > ${below > top ? 0 : rankOf(below)} order by rank limit ${atMost(limit)}`,
      ),

    async partsOf(places: readonly number[]): Promise<ReadonlyMap<number, KeptParts>> {
      const [first] = places;
      if (first === undefined) return new Map();
      const rows = await db
        .select({ rank: hot.rank, parts: hot.parts })
        .from(hot)
        .where(sql`${hot.run} = ${runOf(first)} and ${inArray(hot.rank, places.map(rankOf))}`);
      return new Map(rows.map(({ rank, parts }) => [runOf(first) * RUN_PLACES + RUN_PLACES - 1 - rank, parts]));
    },

    /** How many of the first fifty now were not among those of a run. */
    async fresh(top: number): Promise<number> {
      const now = runOf(await head());
      if (now <= runOf(top)) return 0;
      const firsts = (run: number) => sql`select post_id from ${hot} where run = ${run} and rank <= 50`;
      const [row] = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from (${firsts(now)} except ${firsts(runOf(top))}) fresh`,
      );
      return row!.count;
    },
  };
}

export type HotFeed = ReturnType<typeof createHotFeed>;
