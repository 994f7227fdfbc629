import type { QuizReportReason } from '@mortar/protocol/quiz';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What people say is wrong with a question, each person once for a wording. */
export const questionReports = pgTable(
  'quiz_question_reports',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    questionId: text('question_id').notNull(),
    rev: integer('rev').notNull(),
    reason: text('reason').$type<QuizReportReason>().notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** When a reviewer had looked at it; null before. */
    judgedAt: timestamp('judged_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId, table.rev] }),
    index('quiz_question_reports_question').on(table.questionId, table.rev),
    index('quiz_question_reports_waiting')
      .on(table.questionId)
      .where(sql`${table.judgedAt} is null`),
  ],
);
