import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { claims } from '../claims/tables.ts';
import { leaves } from '../rounds/tables.ts';
import { mends, voids } from './tables.ts';

export type VoidRow = typeof voids.$inferSelect;

/** Where a run was hurt. */
export interface Hurt {
  runId: string;
  tier: number;
  idx: number;
  no: number;
}

// A run that is being asked something is mended at its next rest: its player's token stays good.
const hurtBy = statement<Hurt>(
  'quiz_hurt',
  `select distinct on (u.id) u.id as "runId", s.tier, s.idx, s.no from quiz_leaves l
   join quiz_runs u on u.round_id = l.round_id and u.state <> 'asked' and u.challenge_id is null
   join quiz_run_steps s on s.run_id = u.id and s.tier = l.tier and s.idx = l.idx and s.act in ('answer', 'time') and s.is_right is not true
   where l.question_id = $1 and l.rev = $2
     and not exists (select from quiz_mends m where m.run_id = u.id and m.question_id = l.question_id and m.rev = l.rev)
   order by u.id, s.seq desc limit $3`,
);

const isUnderWay = statement<{ is: boolean }>(
  'quiz_void_under_way',
  `select exists (select from quiz_leaves l join quiz_rounds r on r.id = l.round_id
     where l.question_id = $1 and l.rev = $2 and r.opens_at <= $3 and r.settled_at is null and r.closes_at > $4) as is`,
);

/** The SQL of wordings that were found wrong. */
export function voidsOf(db: Db) {
  return {
    /** Notes that a question is wrong: by its wording now, and by the earlier ones that rounds asked. */
    async add(questionId: string, rev: number, more: Pick<VoidRow, 'reason' | 'at'>): Promise<void> {
      const asked = await db.selectDistinct({ rev: leaves.rev }).from(leaves).where(eq(leaves.questionId, questionId));
      const revs = [...new Set([rev, ...asked.map((leaf) => leaf.rev)])];
      await db
        .insert(voids)
        .values(revs.map((one) => ({ questionId, rev: one, ...more })))
        .onConflictDoNothing();
    },
    /** Those that may still have hurt somebody. */
    open: (): Promise<VoidRow[]> => db.select().from(voids).where(isNull(voids.doneAt)),
    close: async ({ questionId, rev }: VoidRow, doneAt: Date): Promise<void> => {
      await db
        .update(voids)
        .set({ doneAt })
        .where(and(eq(voids.questionId, questionId), eq(voids.rev, rev)));
    },
    /** Those of some questions. */
    of: (ids: readonly string[]): Promise<VoidRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(voids)
            .where(inArray(voids.questionId, [...ids])),
    /** What runs got for wrong questions, with why. */
    ofRuns: (runIds: readonly string[]) =>
      db
        .select({ runId: mends.runId, questionId: mends.questionId, rev: mends.rev, points: mends.points, reason: voids.reason })
        .from(mends)
        .innerJoin(voids, and(eq(voids.questionId, mends.questionId), eq(voids.rev, mends.rev)))
        .where(inArray(mends.runId, [...runIds])),
    hurt: ({ questionId, rev }: VoidRow, limit: number): Promise<Hurt[]> => hurtBy(db, [questionId, rev, limit]),
    /** Whether a round that was open when it was found has runs under way. @param since rounds that closed before have none */
    async isUnderWay({ questionId, rev, at }: VoidRow, since: Date): Promise<boolean> {
      const [row] = await isUnderWay(db, [questionId, rev, at.toISOString(), since.toISOString()]);
      return row!.is;
    },
    /** Notes that a run was mended; false when it had been before. */
    async mend(row: typeof mends.$inferInsert): Promise<boolean> {
      const rows = await db.insert(mends).values(row).onConflictDoNothing().returning({ runId: mends.runId });
      return rows.length > 0;
    },
    async noteBricks({ runId, questionId, rev }: typeof mends.$inferInsert, bricks: number): Promise<void> {
      await db
        .update(mends)
        .set({ bricks })
        .where(and(eq(mends.runId, runId), eq(mends.questionId, questionId), eq(mends.rev, rev)));
    },
    /** What a person's run was paid by its round, and by mends after that; undefined before the round's payout. */
    async paid(roundId: string, userId: number): Promise<number | undefined> {
      const mended = sql`(select coalesce(sum(m.bricks), 0) from quiz_mends m where m.run_id = quiz_claims.run_id)`;
      const [row] = await db
        .select({ amount: sql`${claims.amount} + ${mended}`.mapWith(Number) })
        .from(claims)
        .where(and(eq(claims.roundId, roundId), eq(claims.userId, userId), eq(claims.eventId, ''), sql`${claims.state} <> 'waiting'`));
      return row?.amount;
    },
    async forget(userId: number): Promise<void> {
      await db.delete(mends).where(eq(mends.userId, userId));
    },
  };
}
