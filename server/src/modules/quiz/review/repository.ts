import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { approvals, questions, revisions, type QuestionState } from '../bank/tables.ts';
import { questionReports } from '../reports/tables.ts';
import { leaves, rounds } from '../rounds/tables.ts';

export type QuestionRow = typeof questions.$inferSelect;
export type RevisionRow = typeof revisions.$inferSelect;
type Change = Partial<Pick<QuestionRow, 'state' | 'rev' | 'reason' | 'topic' | 'tier' | 'source' | 'validUntil'>>;

/** The SQL of one question and its review. */
export function reviewOf(db: Db) {
  return {
    /** A question; nobody else changes it until the transaction ends. */
    async lock(id: string): Promise<QuestionRow | undefined> {
      const [row] = await db.select().from(questions).where(eq(questions.id, id)).for('update');
      return row;
    },
    async find(id: string): Promise<QuestionRow | undefined> {
      const [row] = await db.select().from(questions).where(eq(questions.id, id));
      return row;
    },
    async change(id: string, change: Change, changedAt: Date): Promise<void> {
      await db
        .update(questions)
        .set({ ...change, changedAt })
        .where(eq(questions.id, id));
    },

    /** Wordings of a question, the latest first. */
    revisions: (id: string): Promise<RevisionRow[]> =>
      db.select().from(revisions).where(eq(revisions.questionId, id)).orderBy(desc(revisions.rev)),
    async revision(id: string, rev: number): Promise<RevisionRow> {
      const [row] = await db
        .select()
        .from(revisions)
        .where(and(eq(revisions.questionId, id), eq(revisions.rev, rev)));
      return row!;
    },
    /** Adds a wording. @returns its number */
    async addRevision(revision: Omit<typeof revisions.$inferInsert, 'rev'>): Promise<number> {
      const next = sql<number>`(select coalesce(max(rev), 0) + 1 from quiz_question_revs where question_id = ${revision.questionId})`;
      const [row] = await db
        .insert(revisions)
        .values({ ...revision, rev: next })
        .returning({ rev: revisions.rev });
      return row!.rev;
    },

    approvals: (id: string, rev: number) =>
      db
        .select()
        .from(approvals)
        .where(and(eq(approvals.questionId, id), eq(approvals.rev, rev)))
        .orderBy(asc(approvals.at)),
    async approve(approval: typeof approvals.$inferInsert): Promise<void> {
      await db.insert(approvals).values(approval).onConflictDoNothing();
    },
    /** Nobody has agreed to a wording any more. */
    async withdrawApprovals(id: string, rev: number): Promise<void> {
      await db.delete(approvals).where(and(eq(approvals.questionId, id), eq(approvals.rev, rev)));
    },

    reports: (id: string, limit: number) =>
      db.select().from(questionReports).where(eq(questionReports.questionId, id)).orderBy(desc(questionReports.at)).limit(limit),
    /** Reports of a question have been looked at. @returns whose */
    async judgeReports(id: string, judgedAt: Date): Promise<number[]> {
      const rows = await db
        .update(questionReports)
        .set({ judgedAt })
        .where(and(eq(questionReports.questionId, id), isNull(questionReports.judgedAt)))
        .returning({ userId: questionReports.userId });
      return rows.map(({ userId }) => userId);
    },
    /** Rounds after a moment that are committed to with a question. */
    async committedAfter(id: string, time: Date): Promise<string[]> {
      const rows = await db
        .select({ id: rounds.id })
        .from(leaves)
        .innerJoin(rounds, eq(rounds.id, leaves.roundId))
        .where(and(eq(leaves.questionId, id), gt(rounds.closesAt, time)))
        .orderBy(asc(rounds.id));
      return rows.map((row) => row.id);
    },
    /** The question that an import has made of a hash. */
    async imported(importHash: string): Promise<string | undefined> {
      const [row] = await db.select({ id: questions.id }).from(questions).where(eq(questions.importHash, importHash));
      return row?.id;
    },
    /** Adds a question with its first wording. @returns its id; undefined where an import has made it before */
    async add(
      question: Omit<typeof questions.$inferInsert, 'id' | 'rev' | 'state'> & { state: QuestionState },
      { body, correct, authorId, at }: Pick<typeof revisions.$inferInsert, 'body' | 'correct' | 'authorId' | 'at'>,
    ): Promise<string | undefined> {
      const prefix = question.origin === 'import' ? 'import-' : 'guest-';
      const id = sql<string>`${prefix} || nextval('quiz_question_numbers')`;
      const [row] = await db
        .insert(questions)
        .values({ ...question, id, rev: 1 })
        .onConflictDoNothing({ target: questions.importHash })
        .returning({ id: questions.id });
      if (!row) return undefined;
      await db.insert(revisions).values({ questionId: row.id, rev: 1, body, correct, authorId, at });
      return row.id;
    },
  };
}
