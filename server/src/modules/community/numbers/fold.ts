import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { LOCKS } from '../../../db/locks.ts';
import { counters, deltas } from './tables.ts';

/** Deltas that one transaction moves. */
const BATCH = 5000;

/** Moves waiting deltas into the numbers, in one statement: a reader sees all of it or nothing. */
const move = sql`
  with moved as (delete from ${deltas} where id in (select id from ${deltas} order by id limit ${BATCH}) returning post_id, seq, what, d),
  sums as (
    select post_id, seq, coalesce(sum(d) filter (where what = 'like'), 0) as likes, coalesce(sum(d) filter (where what = 'favorite'), 0) as favorites,
      coalesce(sum(d) filter (where what = 'comment'), 0) as comments, coalesce(sum(d) filter (where what = 'repost'), 0) as reposts,
      coalesce(sum(d) filter (where what = 'quote'), 0) as quotes
      from moved group by post_id, seq),
  written as (
    insert into ${counters} as c (post_id, seq, likes, favorites, comments, reposts, quotes) select * from sums
    on conflict (post_id, seq) do update set likes = c.likes + excluded.likes, favorites = c.favorites + excluded.favorites,
      comments = c.comments + excluded.comments, reposts = c.reposts + excluded.reposts, quotes = c.quotes + excluded.quotes)
  select count(*)::int as moved from moved`;

/** Adds up everything that waits. Where another process is at it, there is nothing to do. */
export async function fold(db: Db): Promise<void> {
  for (;;) {
    const moved = await db.transaction(async (tx) => {
      const [lock] = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCKS.communityNumbers}::int, 0) as free`);
      if (!lock?.free) return 0;
      const [row] = await tx.execute<{ moved: number }>(move);
      return row!.moved;
    });
    if (moved < BATCH) return;
  }
}
