import { and, asc, count, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db.ts';
import { bests, points } from './tables.ts';

/** A rank on a board: more first, and of equals who was there first. */
export interface Ranking {
  userId: number;
  value: number;
  rank: number;
}

type Board = { table: typeof points | typeof bests; value: PgColumn; where: SQL | undefined };

function boardOf(gameId: string | undefined): Board {
  if (gameId === undefined) return { table: points, value: points.points, where: gt(points.points, 0) };
  return { table: bests, value: bests.score, where: and(eq(bests.gameId, gameId), gt(bests.score, 0)) };
}

/** The boards: best scores of a game, or points over all games where no game is named. */
export function ranksOf(db: Db) {
  return {
    async top(gameId: string | undefined, limit: number): Promise<Ranking[]> {
      const { table, value, where } = boardOf(gameId);
      const rows = await db
        .select({ userId: table.userId, value })
        .from(table)
        .where(where)
        .orderBy(desc(value), asc(table.reachedAt), asc(table.userId))
        .limit(limit);
      return rows.map((row, index) => ({ ...row, value: Number(row.value), rank: index + 1 }));
    },

    /** Where a person stands; null before their first points. Counts who stands above, by the board's index. */
    async rankOf(gameId: string | undefined, userId: number): Promise<Ranking | null> {
      const { table, value, where } = boardOf(gameId);
      const [mine] = await db
        .select({ value, reachedAt: table.reachedAt })
        .from(table)
        .where(and(where, eq(table.userId, userId)));
      if (!mine) return null;
      const isEarlier = or(lt(table.reachedAt, mine.reachedAt), and(eq(table.reachedAt, mine.reachedAt), lt(table.userId, userId)));
      const [above] = await db
        .select({ people: count() })
        .from(table)
        .where(and(where, or(gt(value, mine.value), and(eq(value, mine.value), isEarlier))));
      return { userId, value: Number(mine.value), rank: (above?.people ?? 0) + 1 };
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

    async best(gameId: string, userId: number): Promise<number> {
      const [row] = await db
        .select({ score: bests.score })
        .from(bests)
        .where(and(eq(bests.gameId, gameId), eq(bests.userId, userId)));
      return row?.score ?? 0;
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
  };
}
