import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { statement } from '../../db/statement.ts';
import { counting, holdScores } from './fold.ts';
import { deltas, rankedPeople, scores, type Board } from './tables.ts';

/** A player in a list: the list goes on after one of them. */
export interface Ranked {
  userId: number;
  points: number;
  rank: number;
  /** When the points were reached, ms. */
  reachedAt: number;
}

/** A place with those around it. */
export interface Around {
  /** In their order, with the player between them. */
  rows: Ranked[];
  isHeld: boolean;
  /** Points of the next rank above; null at the top. */
  above: number | null;
}

/** Where a list goes on: after a player. */
export interface After {
  points: number;
  reachedAt: number;
  userId: number;
}

type Row = { userId: string; points: string; rank: string; reachedAt: string };
const plain = ({ userId, points, rank, reachedAt }: Row): Ranked => ({
  userId: Number(userId),
  points: Number(points),
  rank: Number(rank),
  reachedAt: Number(reachedAt),
});
const COLUMNS = `user_id as "userId", -neg as points, (extract(epoch from reached_at) * 1000)::bigint as "reachedAt"`;

const page = statement<Row>(
  'rankings_page',
  `select ${COLUMNS}, rankings_rank($1, $2, neg) as rank from (
     select * from rankings_scores where board = $1 and season = $2 and not is_held
        and ($3::bigint is null or (neg, reached_at, user_id) > ($3, to_timestamp($4::bigint / 1000.0), $5::bigint))
      order by neg, reached_at, user_id limit $6) p
    order by neg, reached_at, user_id`,
);

/** The player and two neighbours each way; each probe walks the board's index. */
const around = statement<Row & { isMe: boolean; isHeld: boolean; above: string | null }>(
  'rankings_around',
  `with me as materialized (select * from rankings_scores where board = $1 and season = $2 and user_id = $3),
   near as (
     select * from me
     union all select s.* from me cross join lateral (
       select * from rankings_scores where board = $1 and season = $2 and not is_held
          and (neg, reached_at, user_id) < (me.neg, me.reached_at, me.user_id)
        order by neg desc, reached_at desc, user_id desc limit 2) s
     union all select s.* from me cross join lateral (
       select * from rankings_scores where board = $1 and season = $2 and not is_held
          and (neg, reached_at, user_id) > (me.neg, me.reached_at, me.user_id)
        order by neg, reached_at, user_id limit 2) s)
   select ${COLUMNS}, rankings_rank($1, $2, neg) as rank, is_held as "isHeld", user_id = $3 as "isMe",
          (select -s.neg from rankings_scores s, me where s.board = $1 and s.season = $2 and not s.is_held and s.neg < me.neg
            order by s.neg desc limit 1) as above
     from near order by neg, reached_at, user_id`,
);

const friends = statement<Row & { isHeld: boolean }>(
  'rankings_friends',
  `select ${COLUMNS}, rank() over (order by neg) as rank, is_held as "isHeld" from rankings_scores
    where board = $1 and season = $2 and user_id in (select value::bigint from jsonb_array_elements_text($3::jsonb))
      and (not is_held or user_id = $4)
    order by neg, reached_at, user_id`,
);

/** The SQL of boards. */
export function boardsOf(db: Db) {
  return {
    /** Points for a cause, once. */
    async add(delta: { board: Board; userId: number; points: number; ref: string; at: Date }): Promise<void> {
      await db.insert(deltas).values(delta).onConflictDoNothing();
    },

    page: async (board: Board, season: string, after: After | undefined, limit: number): Promise<Ranked[]> =>
      (await page(db, [board, season, after ? -after.points : null, after?.reachedAt ?? null, after?.userId ?? null, limit])).map(plain),

    /** Where a person stands; undefined before their first points. */
    async around(board: Board, season: string, userId: number): Promise<Around | undefined> {
      const rows = await around(db, [board, season, userId]);
      const mine = rows.find(({ isMe }) => isMe);
      return mine && { rows: rows.map(plain), isHeld: mine.isHeld, above: mine.above === null ? null : Number(mine.above) };
    },

    /** A board of a few people among themselves. @param userId of who asks: they see themselves in any case */
    async among(board: Board, season: string, userIds: readonly number[], userId: number): Promise<(Ranked & { isHeld: boolean })[]> {
      const rows = await friends(db, [board, season, JSON.stringify(userIds), userId]);
      return rows.map((row) => ({ ...plain(row), isHeld: row.isHeld }));
    },

    /** Until when everything is counted; undefined where nothing waits. */
    async waitingSince(): Promise<Date | undefined> {
      const [row] = await db.execute<{ at: string | null }>(sql`select at from rankings_deltas where not is_folded order by id limit 1`);
      return row?.at ? new Date(row.at) : undefined;
    },

    async settings(userId: number): Promise<{ isHeld: boolean; isHidden: boolean }> {
      const [row] = await db.select().from(rankedPeople).where(eq(rankedPeople.userId, userId));
      return { isHeld: row?.isHeld ?? false, isHidden: row?.isHidden ?? false };
    },

    /** Those of some people who are not shown by name. */
    async hidden(userIds: readonly number[]): Promise<ReadonlySet<number>> {
      const rows = await db.execute<{ id: string }>(sql`
        select user_id as id from rankings_people
         where is_hidden and user_id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb))`);
      return new Set([...rows].map(({ id }) => Number(id)));
    },

    async hide(userId: number, isHidden: boolean): Promise<void> {
      await db.insert(rankedPeople).values({ userId, isHidden }).onConflictDoUpdate({ target: rankedPeople.userId, set: { isHidden } });
    },

    /** People who are held. */
    async held(): Promise<number[]> {
      const rows = await db.select({ userId: rankedPeople.userId }).from(rankedPeople).where(eq(rankedPeople.isHeld, true));
      return rows.map(({ userId }) => userId);
    },

    /** Takes a person off the boards, or puts them back. */
    async hold(userId: number, isHeld: boolean): Promise<void> {
      await holdScores(db);
      await db.insert(rankedPeople).values({ userId, isHeld }).onConflictDoUpdate({ target: rankedPeople.userId, set: { isHeld } });
      await db.execute(sql`
        with turned as (
          update rankings_scores set is_held = ${isHeld} where user_id = ${userId} and is_held <> ${isHeld}
          returning board, season, bucket, ${isHeld ? -1 : 1}::int as players)
        ${counting(sql`turned`)}`);
    },

    pointsOf: (userId: number) =>
      db
        .select({ board: scores.board, season: scores.season, neg: scores.neg, reachedAt: scores.reachedAt })
        .from(scores)
        .where(eq(scores.userId, userId)),

    async forget(userId: number): Promise<void> {
      await holdScores(db);
      await db.execute(sql`
        with gone as (delete from rankings_scores where user_id = ${userId} returning board, season, bucket, is_held)
        ${counting(sql`(select board, season, bucket, -1 as players from gone where not is_held)`)}`);
      await db.delete(deltas).where(eq(deltas.userId, userId));
      await db.delete(rankedPeople).where(eq(rankedPeople.userId, userId));
    },
  };
}
