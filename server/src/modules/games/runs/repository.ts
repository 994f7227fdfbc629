import { and, count, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { bests, points, runs } from './tables.ts';

export interface FinishedRun {
  id: string;
  score: number;
  ticks: number;
  points: number;
  bricks: number;
  at: Date;
}

/** The SQL of runs, within a transaction or not. */
export function runsOf(db: Db) {
  const isOpen = (id: string) => and(eq(runs.id, id), eq(runs.state, 'open'));
  return {
    /** How many runs a person started since then; nobody starts one for them until the transaction ends. */
    async countStartedAlone(userId: number, since: Date): Promise<number> {
      await holdLock(db, 'runStarts', userId);
      const [row] = await db
        .select({ started: count() })
        .from(runs)
        .where(and(eq(runs.userId, userId), gte(runs.startedAt, since)));
      return row?.started ?? 0;
    },

    async add(run: { id: string; userId: number; gameId: string; rules: number; seed: number; startedAt: Date }): Promise<void> {
      await db.insert(runs).values({ ...run, state: 'open' });
    },

    async find(id: string) {
      const [run] = await db.select().from(runs).where(eq(runs.id, id));
      return run;
    },

    /** Ends a run without a score. */
    async refuse(id: string, reason: string, at: Date): Promise<void> {
      await db.update(runs).set({ state: 'refused', reason, finishedAt: at }).where(isOpen(id));
    },

    /** Ends a run with its score; false when it has ended before. */
    async finish({ id, at, ...result }: FinishedRun): Promise<boolean> {
      const rows = await db
        .update(runs)
        .set({ state: 'finished', finishedAt: at, ...result })
        .where(isOpen(id))
        .returning({ id: runs.id });
      return rows.length > 0;
    },

    /** Bricks that runs of a person earned since then. */
    async bricksSince(userId: number, since: Date): Promise<number> {
      const [row] = await db
        .select({ bricks: sum(runs.bricks).mapWith(Number) })
        .from(runs)
        .where(and(eq(runs.userId, userId), gte(runs.finishedAt, since)));
      return row?.bricks ?? 0;
    },

    /** Forgets runs that nobody ended. */
    async removeOpenBefore(time: Date): Promise<void> {
      await db.delete(runs).where(and(eq(runs.state, 'open'), lt(runs.startedAt, time)));
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
