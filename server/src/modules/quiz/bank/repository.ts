import { and, eq, inArray, max, notInArray, sql } from 'drizzle-orm';
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
          origin: questions.origin,
          fileHash: questions.fileHash,
          isTold: questions.isTold,
          rev: questions.rev,
          body: revisions.body,
          correct: revisions.correct,
        })
        .from(questions)
        .innerJoin(revisions, and(eq(revisions.questionId, questions.id), eq(revisions.rev, questions.rev))),

    /** Puts in what a file of the bank says. @param isTold whether a new one may be practised on at once */
    async put(question: BankQuestion, rev: number, isTold: boolean, fileHash: string, changedAt: Date): Promise<void> {
      const { id, topic, tier, source, validUntil } = question;
      const row = { topic, tier, source, validUntil, state: 'live' as const, rev, fileHash, changedAt };
      await db
        .insert(questions)
        .values({ id, ...row, isTold })
        .onConflictDoUpdate({ target: questions.id, set: row });
    },
    async addRevisions(rows: readonly NewRevision[]): Promise<void> {
      if (rows.length > 0)
        await db
          .insert(revisions)
          .values([...rows])
          .onConflictDoNothing();
    },
    /** Notes what files say of questions that stay as they are. */
    async noteFiles(hashes: ReadonlyMap<string, string>): Promise<void> {
      for (const [id, fileHash] of hashes) await db.update(questions).set({ fileHash }).where(eq(questions.id, id));
    },
    /** Takes questions of files out of the bank that are not among these; once they are back, they are taken in anew. */
    async retireOthers(ids: readonly string[]): Promise<void> {
      await db
        .update(questions)
        .set({ state: 'retired', fileHash: '' })
        .where(and(eq(questions.origin, 'bank'), notInArray(questions.id, [...ids])));
    },
    /** The highest number of a wording of each of these questions. */
    async latestRevs(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ id: revisions.questionId, rev: max(revisions.rev) })
        .from(revisions)
        .where(inArray(revisions.questionId, [...ids]))
        .groupBy(revisions.questionId);
      return new Map(rows.map(({ id, rev }) => [id, rev ?? 0]));
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
