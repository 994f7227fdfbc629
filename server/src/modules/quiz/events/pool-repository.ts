import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { revisions } from '../bank/tables.ts';
import { IS_WITHDRAWN } from '../rounds/repository.ts';
import { eventDraws, eventLeaves } from './tables.ts';

/** The SQL of an event's pool, and of what its draw was made of. */
export function eventPoolOf(db: Db) {
  return {
    /** The whole pool with words and keys, in the order of its tree. */
    leaves: (eventId: string) =>
      db
        .select({
          tier: eventLeaves.tier,
          idx: eventLeaves.idx,
          id: eventLeaves.questionId,
          rev: eventLeaves.rev,
          salt: eventLeaves.salt,
          hash: eventLeaves.hash,
          body: revisions.body,
          correct: revisions.correct,
        })
        .from(eventLeaves)
        .innerJoin(revisions, and(eq(revisions.questionId, eventLeaves.questionId), eq(revisions.rev, eventLeaves.rev)))
        .where(eq(eventLeaves.eventId, eventId))
        .orderBy(asc(eventLeaves.tier), asc(eventLeaves.idx)),
    /** Where questions stand that are not to be asked any more since the pool was committed to. */
    withdrawn: async (eventId: string): Promise<{ tier: number; idx: number }[]> => [
      ...(await db.execute<{ tier: number; idx: number }>(sql`
        select l.tier, l.idx from quiz_questions q join quiz_event_leaves l on l.question_id = q.id
         where ${sql.raw(IS_WITHDRAWN)} and l.event_id = ${eventId} order by q.state desc, q.id`)),
    ],
    async keepDraw(draw: typeof eventDraws.$inferInsert): Promise<void> {
      await db.insert(eventDraws).values(draw);
    },
    /** What the draw of an event that has begun was made of. */
    async draw(eventId: string): Promise<typeof eventDraws.$inferSelect> {
      const [row] = await db.select().from(eventDraws).where(eq(eventDraws.eventId, eventId));
      return row!;
    },
  };
}
