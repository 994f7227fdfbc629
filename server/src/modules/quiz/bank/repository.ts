import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { BankQuestion } from './read-bank.ts';
import { questions, revisions, stats } from './tables.ts';

type NewRevision = typeof revisions.$inferInsert;

/** How often each option of a wording was chosen, in the order of the bank. */
export interface Picks {
  questionId: string;
  rev: number;
  picks: number[];
}

const PICKS = [stats.picks0, stats.picks1, stats.picks2, stats.picks3] as const;

/** The SQL of the bank. */
export function bankOf(db: Db) {
  return {
    /** Every question with its wording now. */
    current: () =>
      db
        .select({
          id: questions.id,
          topic: questions.topic,
          tier: questions.tier,
          source: questions.source,
          validUntil: questions.validUntil,
          state: questions.state,
          rev: questions.rev,
          body: revisions.body,
          correct: revisions.correct,
        })
        .from(questions)
        .innerJoin(revisions, and(eq(revisions.questionId, questions.id), eq(revisions.rev, questions.rev))),

    async put(question: BankQuestion, rev: number): Promise<void> {
      const { id, topic, tier, source, validUntil } = question;
      const row = { topic, tier, source, validUntil, state: 'live' as const, rev };
      await db
        .insert(questions)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: questions.id, set: row });
    },
    async addRevisions(rows: readonly NewRevision[]): Promise<void> {
      if (rows.length > 0)
        await db
          .insert(revisions)
          .values([...rows])
          .onConflictDoNothing();
    },
    /** Takes questions out of the bank that are not among these. */
    async retireOthers(ids: readonly string[]): Promise<void> {
      await db
        .update(questions)
        .set({ state: 'retired' })
        .where(notInArray(questions.id, [...ids]));
    },

    async picksOf(ids: readonly string[]): Promise<Picks[]> {
      if (ids.length === 0) return [];
      const [a, b, c, d] = PICKS.map((column) => sql<number>`sum(${column})::int`);
      const rows = await db
        .select({ questionId: stats.questionId, rev: stats.rev, a: a!, b: b!, c: c!, d: d! })
        .from(stats)
        .where(inArray(stats.questionId, [...ids]))
        .groupBy(stats.questionId, stats.rev);
      return rows.map(({ questionId, rev, ...picks }) => ({ questionId, rev, picks: [picks.a, picks.b, picks.c, picks.d] }));
    },
  };
}
