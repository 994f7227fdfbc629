import { and, count, eq, gte, isNull, lt, or, sum } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { runs, type RunState } from './tables.ts';

/** Who begins a run: a person, or a visitor of a network, of which only a keyed hash is known. */
export type Starter = { userId: number } | { network: string };

/** A verified score as it is kept. */
interface Result {
  id: string;
  score: number;
  ticks: number;
  points: number;
  at: Date;
}

/** The SQL of runs, within a transaction or not. */
export function runsOf(db: Db) {
  async function end(id: string, from: RunState, change: Partial<typeof runs.$inferInsert>): Promise<boolean> {
    const rows = await db
      .update(runs)
      .set(change)
      .where(and(eq(runs.id, id), eq(runs.state, from)))
      .returning({ id: runs.id });
    return rows.length > 0;
  }

  return {
    /** How many runs somebody started since then; nobody starts one for them until the transaction ends. */
    async countStartedAlone(starter: Starter, since: Date): Promise<number> {
      const isPerson = 'userId' in starter;
      await holdLock(db, 'runStarts', isPerson ? starter.userId : starter.network);
      const [row] = await db
        .select({ started: count() })
        .from(runs)
        .where(and(isPerson ? eq(runs.userId, starter.userId) : eq(runs.network, starter.network), gte(runs.startedAt, since)));
      return row?.started ?? 0;
    },

    async add(run: Starter & { id: string; gameId: string; rules: number; seed: number; startedAt: Date }): Promise<void> {
      await db.insert(runs).values({ ...run, state: 'open' });
    },

    async find(id: string) {
      const [run] = await db.select().from(runs).where(eq(runs.id, id));
      return run;
    },

    /** Ends a run without a score. */
    refuse: (id: string, reason: string, at: Date) => end(id, 'open', { state: 'refused', reason, finishedAt: at }),

    /** Ends a visitor's run with its score; false when it has ended before. */
    verify: ({ id, at, ...result }: Result) => end(id, 'open', { state: 'verified', finishedAt: at, ...result }),

    /** Ends a run as a person's; false when it is not in that state any more. */
    finish: ({ id, at, from, ...result }: Result & { userId: number; bricks: number; from: 'open' | 'verified' }) =>
      end(id, from, { state: 'finished', finishedAt: at, network: null, ...result }),

    hasEnded: async (userId: number): Promise<boolean> =>
      (await db.$count(runs, and(eq(runs.userId, userId), eq(runs.state, 'finished')))) > 0,

    /** Bricks that runs of a person earned since then. */
    async bricksSince(userId: number, since: Date): Promise<number> {
      const [row] = await db
        .select({ bricks: sum(runs.bricks).mapWith(Number) })
        .from(runs)
        .where(and(eq(runs.userId, userId), gte(runs.finishedAt, since)));
      return row?.bricks ?? 0;
    },

    /** Forgets runs that nobody ended, and those of visitors that nobody claimed. */
    async removeLeftBefore(time: Date): Promise<void> {
      const isUnclaimed = and(isNull(runs.userId), lt(runs.finishedAt, time));
      await db.delete(runs).where(or(and(eq(runs.state, 'open'), lt(runs.startedAt, time)), isUnclaimed));
    },
  };
}
