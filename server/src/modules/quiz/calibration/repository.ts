import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { questions } from '../bank/tables.ts';
import { questionReports } from '../reports/tables.ts';
import { rounds } from '../rounds/tables.ts';
import type { CalibrationRow } from './figures.ts';
import { calibrations, playerRatings } from './tables.ts';

/** What somebody answered when they saw a question for the first time. */
export interface FirstSight {
  userId: number;
  questionId: string;
  rev: number;
  tier: number;
  isRight: boolean;
}

const firstSights = statement<FirstSight>(
  'quiz_first_sights',
  `select u.user_id::int8 as "userId", l.question_id as "questionId", l.rev, l.tier, s.is_right is true as "isRight"
   from quiz_runs u join quiz_run_steps s on s.run_id = u.id and s.act in ('answer', 'time')
   join quiz_leaves l on l.round_id = u.round_id and l.tier = s.tier and l.idx = s.idx
   where u.round_id = $1 and u.user_id is not null and u.is_ranked
     and not exists (select from quiz_runs e join quiz_run_steps t on t.run_id = e.id and t.act in ('answer', 'time')
       join quiz_leaves m on m.round_id = e.round_id and m.tier = t.tier and m.idx = t.idx
       where e.user_id = u.user_id and e.started_at < u.started_at and m.question_id = l.question_id)
   order by s.at`,
);

/** The SQL of how hard questions have shown themselves. */
export function calibrationOf(db: Db) {
  return {
    /** Rounds that closed before a time and were not weighed. */
    async due(before: Date): Promise<string[]> {
      const rows = await db
        .select({ id: rounds.id })
        .from(rounds)
        .where(and(isNull(rounds.weighedAt), lte(rounds.closesAt, before)))
        .orderBy(asc(rounds.id));
      return rows.map(({ id }) => id);
    },
    /** Marks a round as weighed; false when somebody else has done it. */
    async take(roundId: string, at: Date): Promise<boolean> {
      const taken = db
        .update(rounds)
        .set({ weighedAt: at })
        .where(and(eq(rounds.id, roundId), isNull(rounds.weighedAt)));
      return (await taken.returning({ id: rounds.id })).length > 0;
    },
    firstSights: async (roundId: string): Promise<FirstSight[]> =>
      (await firstSights(db, [roundId])).map((row) => ({ ...row, userId: Number(row.userId) })),
    async ratings(userIds: readonly number[]): Promise<Map<number, { rating: number; plays: number }>> {
      if (userIds.length === 0) return new Map();
      const rows = await db
        .select()
        .from(playerRatings)
        .where(inArray(playerRatings.userId, [...userIds]));
      return new Map(rows.map(({ userId, ...row }) => [userId, row]));
    },
    async saveRating(userId: number, row: { rating: number; plays: number }): Promise<void> {
      await db
        .insert(playerRatings)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: playerRatings.userId, set: row });
    },
    all: (): Promise<CalibrationRow[]> => db.select().from(calibrations),
    async save(row: CalibrationRow): Promise<void> {
      await db
        .insert(calibrations)
        .values(row)
        .onConflictDoUpdate({ target: [calibrations.questionId, calibrations.rev], set: row });
    },
    /** Questions that may be drawn, with how many people report a wrong key or age of their wording, and how often it was shown. */
    live: () =>
      db
        .select({
          id: questions.id,
          rev: questions.rev,
          tier: questions.tier,
          reporters: db.$count(
            questionReports,
            and(
              eq(questionReports.questionId, questions.id),
              eq(questionReports.rev, questions.rev),
              isNull(questionReports.judgedAt),
              inArray(questionReports.reason, ['wrongKey', 'outdated']),
            ),
          ),
          shown: sql<number>`(select coalesce(sum(s.shown), 0)::int from quiz_question_stats s
            where s.question_id = ${questions.id} and s.rev = ${questions.rev})`,
        })
        .from(questions)
        .where(eq(questions.state, 'live')),
    async setTier(id: string, tier: number): Promise<void> {
      await db.update(questions).set({ tier }).where(eq(questions.id, id));
    },
    async rest(id: string, reason: string, changedAt: Date): Promise<void> {
      await db
        .update(questions)
        .set({ state: 'rest', reason, changedAt })
        .where(and(eq(questions.id, id), eq(questions.state, 'live')));
    },
    /** A question that was looked at is judged by fresh plays. */
    async reset(questionId: string, rev: number): Promise<void> {
      await db.delete(calibrations).where(and(eq(calibrations.questionId, questionId), eq(calibrations.rev, rev)));
    },
    async forget(userId: number): Promise<void> {
      await db.delete(playerRatings).where(eq(playerRatings.userId, userId));
    },
  };
}
