import { and, asc, desc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { TimeCursor } from '../../../lib/time-cursor.ts';
import { runs } from '../runs/tables.ts';

/** Of so many runs one is of a person who is still here. */
const CANDIDATES = 5;

/** The SQL of what was played lately; only runs that counted. */
export function recentRunsOf(db: Db) {
  const isCounted = eq(runs.state, 'finished');
  return {
    /** Runs of a person, the latest first. */
    ofPerson: (userId: number, { until, skip }: TimeCursor, limit: number) =>
      db
        .select()
        .from(runs)
        .where(and(isCounted, eq(runs.userId, userId), until && lte(runs.finishedAt, until)))
        .orderBy(desc(runs.finishedAt), desc(runs.id))
        .offset(skip)
        .limit(limit),

    /** Those begun since then that earned most points; of equals the better score, then who was first. */
    best: (since: Date) =>
      db
        .select()
        .from(runs)
        .where(and(isCounted, gte(runs.startedAt, since), gt(runs.points, 0)))
        .orderBy(desc(runs.points), desc(runs.score), asc(runs.startedAt))
        .limit(CANDIDATES),

    /** Those that earned bricks, the one begun last first. */
    rewarded: () =>
      db
        .select()
        .from(runs)
        .where(and(isCounted, gt(runs.bricks, 0)))
        .orderBy(desc(runs.startedAt))
        .limit(CANDIDATES),
  };
}
