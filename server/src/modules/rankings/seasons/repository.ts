import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { results, seasons, type Board } from '../tables.ts';

/** Winners of a season: the first of its list; of equals, who was there first. */
const WINNERS = 3;
/** Seasons that a page offers to look at. */
const SHOWN = 24;

export type SeasonRow = typeof seasons.$inferSelect;

/** A board in a season. */
export interface BoardSeason {
  board: Board;
  season: string;
}

/** The SQL of seasons that are over. */
export function seasonsOf(db: Db) {
  return {
    /** Seasons that have ended and are not closed, and closed ones that changed. @param first season that has not ended, `YYYY-MM` */
    async due(first: string): Promise<BoardSeason[]> {
      const rows = await db.execute<{ board: Board; season: string }>(sql`
        select board, season from rankings_seasons where is_stale
        union select board, season from rankings_buckets b where level = 2 and season < ${first}
          and not exists (select from rankings_seasons s where (s.board, s.season) = (b.board, b.season))
        order by season, board`);
      return [...rows];
    },

    /** Counts the final places of a season by one window function, in the place of those of before. */
    async count({ board, season }: BoardSeason, at: Date): Promise<void> {
      const isHere = and(eq(results.board, board), eq(results.season, season));
      await db.delete(results).where(isHere);
      await db.execute(sql`
        insert into rankings_results (board, season, user_id, neg, reached_at, is_held, rank, is_winner)
        select board, season, user_id, neg, reached_at, is_held,
               1 + count(*) filter (where not is_held) over (order by neg groups between unbounded preceding and 1 preceding),
               not is_held and neg < 0
                 and count(*) filter (where not is_held) over (order by neg, reached_at, user_id) <= ${WINNERS}
          from rankings_scores where board = ${board} and season = ${season}`);
      const players = await db.$count(results, and(isHere, eq(results.isHeld, false)));
      await db
        .insert(seasons)
        .values({ board, season, closedAt: at, players })
        .onConflictDoUpdate({ target: [seasons.board, seasons.season], set: { players, isStale: false } });
    },

    /** Who won a season, in their order. */
    winners: ({ board, season }: BoardSeason) =>
      db
        .select({ userId: results.userId, neg: results.neg, rank: results.rank })
        .from(results)
        .where(and(eq(results.board, board), eq(results.season, season), eq(results.isHeld, false), results.isWinner))
        .orderBy(results.neg, results.reachedAt, results.userId)
        .limit(WINNERS),

    /** Who won a season, and a few others who have a place in it, in no order. */
    winnersAnd: ({ board, season }: BoardSeason, userIds: readonly number[]) =>
      db
        .select({ userId: results.userId, rank: results.rank, isHeld: results.isHeld })
        .from(results)
        .where(and(eq(results.board, board), eq(results.season, season), or(results.isWinner, inArray(results.userId, [...userIds])))),

    /** Undefined while the season runs. */
    async find({ board, season }: BoardSeason): Promise<SeasonRow | undefined> {
      const [row] = await db
        .select()
        .from(seasons)
        .where(and(eq(seasons.board, board), eq(seasons.season, season)));
      return row;
    },

    /** Seasons of a board that are over, the latest first. */
    async list(board: Board): Promise<string[]> {
      const rows = await db
        .select({ season: seasons.season })
        .from(seasons)
        .where(eq(seasons.board, board))
        .orderBy(desc(seasons.season))
        .limit(SHOWN);
      return rows.map(({ season }) => season);
    },
  };
}
