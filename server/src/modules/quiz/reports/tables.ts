import type { QuizReportReason } from '@mortar/protocol/quiz';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** What people say is wrong with a question, each person once for a wording. */
export const questionReports = pgTable(
  'quiz_question_reports',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    questionId: text('question_id').notNull(),
    rev: integer('rev').notNull(),
    reason: text('reason').$type<QuizReportReason>().notNull(),
    text: text('text').notNull(),
    at: when('at').notNull(),
    /** When a reviewer had looked at it; null before. */
    judgedAt: when('judged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId, table.rev] }),
    index('quiz_question_reports_question').on(table.questionId, table.rev),
    index('quiz_question_reports_waiting')
      .on(table.questionId)
      .where(sql`${table.judgedAt} is null`),
  ],
);
