import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { runs } from '../runs/tables.ts';
import { challenges } from './tables.ts';

export type ChallengeRow = typeof challenges.$inferSelect;
/** Where a list of scores goes on. */
export interface After {
  points: number;
  runId: string;
}

const isOverIn = (challengeId: string) => and(eq(runs.challengeId, challengeId), isNotNull(runs.endedAt));

/** The SQL of challenges. */
export function challengesOf(db: Db) {
  return {
    async find(id: string): Promise<ChallengeRow | undefined> {
      const [row] = await db.select().from(challenges).where(eq(challenges.id, id));
      return row;
    },
    async ofRun(runId: string): Promise<ChallengeRow | undefined> {
      const [row] = await db.select().from(challenges).where(eq(challenges.runId, runId));
      return row;
    },
    /** A run has one challenge, whoever asks first. */
    async add(row: ChallengeRow): Promise<void> {
      await db.insert(challenges).values(row).onConflictDoNothing();
    },
    countTakers: (id: string): Promise<number> => db.$count(runs, isOverIn(id)),
    /** Runs that took it to their end, most points first. */
    takers: (id: string, after: After | undefined, limit: number) =>
      db
        .select()
        .from(runs)
        .where(and(isOverIn(id), after && sql`(${runs.points}, ${runs.id}) < (${after.points}, ${after.runId})`))
        .orderBy(desc(runs.points), desc(runs.id))
        .limit(limit),
    async forget(userId: number): Promise<void> {
      await db.delete(challenges).where(eq(challenges.userId, userId));
    },
  };
}
