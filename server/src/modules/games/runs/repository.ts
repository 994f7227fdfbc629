import { and, count, eq, gte, lt, sum } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { runs } from './tables.ts';

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
  };
}
