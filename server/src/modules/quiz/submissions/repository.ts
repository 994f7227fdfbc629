import { and, count, desc, eq, gte, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import type { TimeCursor } from '../../../lib/time-cursor.ts';
import { approvals, questions, revisions } from '../bank/tables.ts';
import { eventLeaves } from '../events/tables.ts';
import { leaves } from '../rounds/tables.ts';

const ofQuestion = and(eq(revisions.questionId, questions.id), eq(revisions.rev, questions.rev));
const ofPerson = (userId: number) => and(eq(questions.authorId, userId), eq(questions.origin, 'person'));

/** The SQL of questions that people offer. */
export function submissionsOf(db: Db) {
  return {
    /** A person offers one question after the other, until the transaction ends. */
    hold: (userId: number) => holdLock(db, 'quizPlayer', userId),
    /** How many a person has offered since then. */
    async countSince(userId: number, since: Date): Promise<number> {
      const [row] = await db
        .select({ all: count() })
        .from(questions)
        .innerJoin(revisions, and(eq(revisions.questionId, questions.id), eq(revisions.rev, 1)))
        .where(and(ofPerson(userId), gte(revisions.at, since)));
      return row!.all;
    },
    /** Questions of a person, what changed last first. */
    page: (userId: number, { until, skip }: TimeCursor, limit: number) =>
      db
        .select({ question: questions, body: revisions.body, correct: revisions.correct, at: questions.changedAt })
        .from(questions)
        .innerJoin(revisions, ofQuestion)
        .where(and(ofPerson(userId), until && lte(questions.changedAt, until)))
        .orderBy(desc(questions.changedAt), questions.id)
        .offset(skip)
        .limit(limit),
    /** People’s questions that brought bricks since then. */
    async paidSince(since: Date): Promise<number> {
      const paid = sql`select 1 from account_ledger_transactions t where t.key = 'quiz:question:' || ${questions.id} and t.at >= ${since.toISOString()}::timestamptz`;
      return db.$count(questions, and(eq(questions.origin, 'person'), gte(questions.changedAt, since), sql`exists (${paid})`));
    },

    /** Takes a person's drafts away, and their name from what has been played. */
    async forget(userId: number): Promise<void> {
      const inPool = db
        .select({ one: sql`1` })
        .from(leaves)
        .where(eq(leaves.questionId, questions.id));
      const inEvent = db
        .select({ one: sql`1` })
        .from(eventLeaves)
        .where(eq(eventLeaves.questionId, questions.id));
      const drafts = await db
        .select({ id: questions.id })
        .from(questions)
        .where(and(ofPerson(userId), inArray(questions.state, ['draft', 'review']), notExists(inPool), notExists(inEvent)));
      const ids = drafts.map(({ id }) => id);
      if (ids.length > 0) {
        await db.delete(revisions).where(inArray(revisions.questionId, ids));
        await db.delete(questions).where(inArray(questions.id, ids));
      }
      await db.update(questions).set({ authorId: null }).where(eq(questions.authorId, userId));
      await db.update(revisions).set({ authorId: null }).where(eq(revisions.authorId, userId));
      await db.delete(approvals).where(eq(approvals.userId, userId));
    },
  };
}
