import type { Db } from '../../db/db.ts';
import { statement } from '../../db/statement.ts';
import type { Board } from './tables.ts';

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

/** Players of a board in their order. */
export interface Places {
  page(board: Board, season: string, after: After | undefined, limit: number): Promise<Ranked[]>;
  /** Where a person stands; undefined before their first points. */
  around(board: Board, season: string, userId: number): Promise<Around | undefined>;
  /** A board of a few people among themselves. @param userId of who asks: they see themselves in any case */
  among(board: Board, season: string, userIds: readonly number[], userId: number): Promise<(Ranked & { isHeld: boolean })[]>;
}

type Row = { userId: string; points: string; rank: string; reachedAt: string };
const plain = ({ userId, points, rank, reachedAt }: Row): Ranked => ({
  userId: Number(userId),
  points: Number(points),
  rank: Number(rank),
  reachedAt: Number(reachedAt),
});
const COLUMNS = `user_id as "userId", -neg as points, (extract(epoch from reached_at) * 1000)::bigint as "reachedAt"`;

/** @param table with a row for each player @param rank of one of them, in SQL */
function placesIn(table: string, rank: string): (db: Db) => Places {
  const page = statement<Row>(
    `${table}_page`,
    `select ${COLUMNS}, ${rank} as rank from (
       select * from ${table} where board = $1 and season = $2 and not is_held
          and ($3::bigint is null or (neg, reached_at, user_id) > ($3, to_timestamp($4::bigint / 1000.0), $5::bigint))
        order by neg, reached_at, user_id limit $6) p
      order by neg, reached_at, user_id`,
  );

  /** The player and two neighbours each way; each probe walks the board's index. */
  const around = statement<Row & { isMe: boolean; isHeld: boolean; above: string | null }>(
    `${table}_around`,
    `with me as materialized (select * from ${table} where board = $1 and season = $2 and user_id = $3),
     near as (
       select * from me
       union all select s.* from me cross join lateral (
         select * from ${table} where board = $1 and season = $2 and not is_held
            and (neg, reached_at, user_id) < (me.neg, me.reached_at, me.user_id)
          order by neg desc, reached_at desc, user_id desc limit 2) s
       union all select s.* from me cross join lateral (
         select * from ${table} where board = $1 and season = $2 and not is_held
            and (neg, reached_at, user_id) > (me.neg, me.reached_at, me.user_id)
          order by neg, reached_at, user_id limit 2) s)
     select ${COLUMNS}, ${rank} as rank, is_held as "isHeld", user_id = $3 as "isMe",
            (select -s.neg from me cross join lateral (
               select neg from ${table} where board = $1 and season = $2 and not is_held and neg < me.neg order by neg desc limit 1) s) as above
       from near order by neg, reached_at, user_id`,
  );

  const among = statement<Row & { isHeld: boolean }>(
    `${table}_among`,
    `select ${COLUMNS}, rank() over (order by neg) as rank, is_held as "isHeld" from ${table}
      where board = $1 and season = $2 and user_id in (select value::bigint from jsonb_array_elements_text($3::jsonb))
        and (not is_held or user_id = $4)
      order by neg, reached_at, user_id`,
  );

  return (db) => ({
    page: async (board, season, after, limit) =>
      (await page(db, [board, season, after ? -after.points : null, after?.reachedAt ?? null, after?.userId ?? null, limit])).map(plain),

    async around(board, season, userId) {
      const rows = await around(db, [board, season, userId]);
      const mine = rows.find(({ isMe }) => isMe);
      return mine && { rows: rows.map(plain), isHeld: mine.isHeld, above: mine.above === null ? null : Number(mine.above) };
    },

    async among(board, season, userIds, userId) {
      const rows = await among(db, [board, season, JSON.stringify(userIds), userId]);
      return rows.map((row) => ({ ...plain(row), isHeld: row.isHeld }));
    },
  });
}

/** Places as they stand now. */
export const currentPlaces = placesIn('rankings_scores', 'rankings_rank($1, $2, neg)');
/** Places of seasons that are over. */
export const finalPlaces = placesIn('rankings_results', 'rank');
