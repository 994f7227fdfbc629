import { and, asc, count, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db.ts';
import { bests, dailies, points } from './tables.ts';

/** A rank on a board: more first, and of equals who was there first. */
export interface Ranking {
  userId: number;
  value: number;
  rank: number;
}

/** Points over all games, best scores of a game, or the scores of a game's challenge of a day. */
export type Board = { gameId?: undefined } | { gameId: string; day?: string | undefined };

/** Somebody who stands on a board, or would. */
export interface Standing {
  userId: number;
  value: number;
  reachedAt: Date;
}

/** How many stand above, and who of them is the next. */
export interface Place {
  rank: number;
  next: Ranking | null;
}

type Source = { table: typeof points | typeof bests | typeof dailies; value: PgColumn; where: SQL | undefined };

function sourceOf(board: Board): Source {
  if (board.gameId === undefined) return { table: points, value: points.points, where: gt(points.points, 0) };
  const { gameId, day } = board;
  if (day === undefined) return { table: bests, value: bests.score, where: and(eq(bests.gameId, gameId), gt(bests.score, 0)) };
  return { table: dailies, value: dailies.score, where: and(eq(dailies.day, day), eq(dailies.gameId, gameId), gt(dailies.score, 0)) };
}

/** The boards. */
export function ranksOf(db: Db) {
  const above = ({ table, value, where }: Source, { userId, value: own, reachedAt }: Standing) => {
    const isEarlier = or(lt(table.reachedAt, reachedAt), and(eq(table.reachedAt, reachedAt), lt(table.userId, userId)));
    return and(where, or(gt(value, own), and(eq(value, own), isEarlier)));
  };
  const standingOf = async (board: Board, userId: number): Promise<Standing | null> => {
    const { table, value, where } = sourceOf(board);
    const [row] = await db
      .select({ value, reachedAt: table.reachedAt })
      .from(table)
      .where(and(where, eq(table.userId, userId)));
    return row ? { userId, value: Number(row.value), reachedAt: row.reachedAt } : null;
  };
  /** Counts who stands above, by the board's index. */
  const rankOfStanding = async (board: Board, standing: Standing): Promise<number> => {
    const source = sourceOf(board);
    const [row] = await db.select({ people: count() }).from(source.table).where(above(source, standing));
    return (row?.people ?? 0) + 1;
  };

  return {
    async top(board: Board, limit: number): Promise<Ranking[]> {
      const { table, value, where } = sourceOf(board);
      const rows = await db
        .select({ userId: table.userId, value })
        .from(table)
        .where(where)
        .orderBy(desc(value), asc(table.reachedAt), asc(table.userId))
        .limit(limit);
      return rows.map((row, index) => ({ ...row, value: Number(row.value), rank: index + 1 }));
    },

    standingOf,

    /** Where a person stands; null before their first points. */
    async rankOf(board: Board, userId: number): Promise<Ranking | null> {
      const mine = await standingOf(board, userId);
      return mine && { userId, value: mine.value, rank: await rankOfStanding(board, mine) };
    },

    /** The place of somebody who stands there, or would. */
    async placeOf(board: Board, standing: Standing): Promise<Place> {
      const source = sourceOf(board);
      const { table, value } = source;
      const [next] = await db
        .select({ userId: table.userId, value })
        .from(table)
        .where(above(source, standing))
        .orderBy(asc(value), desc(table.reachedAt), desc(table.userId))
        .limit(1);
      const rank = await rankOfStanding(board, standing);
      return { rank, next: next ? { userId: next.userId, value: Number(next.value), rank: rank - 1 } : null };
    },

    /** Points of a person so far; the row is held until the transaction ends, so their runs end one after the other. */
    async holdPoints(userId: number, at: Date): Promise<number> {
      await db.insert(points).values({ userId, points: 0, reachedAt: at }).onConflictDoNothing();
      const [row] = await db.select({ points: points.points }).from(points).where(eq(points.userId, userId)).for('update');
      return row!.points;
    },

    async addPoints(userId: number, earned: number, at: Date): Promise<void> {
      await db
        .update(points)
        .set({ points: sql`${points.points} + ${earned}`, reachedAt: at })
        .where(eq(points.userId, userId));
    },

    /** Counts a verified run, and keeps its score when it is a better one. */
    async addResult(gameId: string, userId: number, score: number, at: Date): Promise<void> {
      const isBetter = sql`excluded.score > ${bests.score}`;
      await db
        .insert(bests)
        .values({ gameId, userId, score, reachedAt: at, runs: 1 })
        .onConflictDoUpdate({
          target: [bests.gameId, bests.userId],
          set: {
            runs: sql`${bests.runs} + 1`,
            score: sql`greatest(${bests.score}, excluded.score)`,
            reachedAt: sql`case when ${isBetter} then excluded.reached_at else ${bests.reachedAt} end`,
          },
        });
    },

    /** Best scores and counts of a person by game. */
    resultsOf: (userId: number) => db.select().from(bests).where(eq(bests.userId, userId)),

    /** Uses a person's try of a day's challenge; false when they have used it before. */
    async beginDaily(daily: { day: string; gameId: string; userId: number; run: string; reachedAt: Date }): Promise<boolean> {
      const rows = await db
        .insert(dailies)
        .values({ ...daily, score: 0 })
        .onConflictDoNothing()
        .returning({ run: dailies.run });
      return rows.length > 0;
    },

    /** Keeps the score of a try. @returns its day; undefined where the run was none */
    async endDaily(run: string, score: number, at: Date): Promise<string | undefined> {
      const [row] = await db.update(dailies).set({ score, reachedAt: at }).where(eq(dailies.run, run)).returning({ day: dailies.day });
      return row?.day;
    },

    /** Whether a person has used their try. */
    hasDaily: async ({ day, gameId, userId }: { day: string; gameId: string; userId: number }): Promise<boolean> =>
      (await db.$count(dailies, and(eq(dailies.day, day), eq(dailies.gameId, gameId), eq(dailies.userId, userId)))) > 0,

    /** Forgets the challenges of the days before. */
    async removeDailiesBefore(day: string): Promise<void> {
      await db.delete(dailies).where(lt(dailies.day, day));
    },
  };
}
