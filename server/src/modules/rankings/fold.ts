import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { LOCKS } from '../../db/locks.ts';

/** Deltas that one transaction moves. */
const BATCH = 5000;

/**
 * Moves waiting deltas into scores of the month and of all time, and the players between the buckets: in one statement, so that
 * a reader sees all of it or nothing. What comes late for a season that is over has it counted anew.
 */
const move = sql`
  with waiting as (select id from rankings_deltas where change is null order by id limit ${BATCH}),
  this as materialized (select nextval('rankings_changes') as change where exists (select from waiting)),
  moved as (
    update rankings_deltas d set change = t.change from this t where d.id in (select id from waiting)
    returning d.board, d.user_id, d.points, d.at),
  sums as (
    select m.board, s.season, m.user_id, sum(m.points)::bigint as points, max(m.at) as at
      from moved m cross join lateral (values ('all'), (to_char(m.at at time zone 'Asia/Hong_Kong', 'YYYY-MM'))) as s(season)
     group by m.board, s.season, m.user_id),
  changes as (
    select s.board, s.season, s.user_id, s.points - coalesce(o.neg, 0) as points, greatest(o.reached_at, s.at) as at,
           o.bucket as old_bucket, coalesce(o.is_held, p.is_held, false) as is_held
      from sums s
      left join rankings_scores o on (o.board, o.season, o.user_id) = (s.board, s.season, s.user_id)
      left join rankings_people p on p.user_id = s.user_id),
  written as (
    insert into rankings_scores (board, season, user_id, neg, reached_at, bucket, is_held)
    select board, season, user_id, -points, at, rankings_bucket(points), is_held from changes
    on conflict (board, season, user_id)
    do update set neg = excluded.neg, reached_at = excluded.reached_at, bucket = excluded.bucket),
  shifts as (
    select board, season, old_bucket as bucket, -1 as players from changes where old_bucket is not null and not is_held
    union all select board, season, rankings_bucket(points), 1 from changes where not is_held),
  headed as (
    insert into rankings_heads (board, season, change, anew)
    select s.board, s.season, t.change, 0 from (select distinct board, season from sums) s cross join this t
    on conflict (board, season) do update set change = excluded.change),
  late as (
    update rankings_seasons s set is_stale = true from (select distinct board, season from sums) t
     where (s.board, s.season) = (t.board, t.season)),
  counted as (${counting(sql`shifts`)})
  select count(*)::int as moved from moved`;

/** Adds players to buckets of both levels. @param shifts rows of board, season, bucket, players */
export function counting(shifts: ReturnType<typeof sql>) {
  return sql`
    insert into rankings_buckets (board, season, level, bucket, players)
    select board, season, l.level, case l.level when 1 then bucket else bucket / 96 end, sum(players)::int
      from ${shifts} as shifts cross join (values (1), (2)) as l(level)
     group by 1, 2, 3, 4 having sum(players) <> 0
    on conflict (board, season, level, bucket) do update set players = rankings_buckets.players + excluded.players`;
}

/** Until the transaction ends, nobody else changes scores. */
export async function holdScores(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.rankings}::int, 0)`);
}

/** Counts everything that waits. Where another process is at it, there is nothing to do. */
export async function fold(db: Db): Promise<void> {
  for (;;) {
    const moved = await db.transaction(async (tx) => {
      const [lock] = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCKS.rankings}::int, 0) as free`);
      if (!lock?.free) return 0;
      const [row] = await tx.execute<{ moved: number }>(move);
      return row!.moved;
    });
    if (moved < BATCH) return;
  }
}
