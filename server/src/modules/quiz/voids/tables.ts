import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** Wordings that were found wrong after they had been played. */
export const voids = pgTable(
  'quiz_voids',
  {
    questionId: text('question_id').notNull(),
    rev: integer('rev').notNull(),
    reason: text('reason').notNull(),
    at: when('at').notNull(),
    /** When every run that it can have hurt was mended; null before. */
    doneAt: when('done_at'),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.rev] })],
);

/** Runs that were hurt by a wrong question, and what each got for it, once. */
export const mends = pgTable(
  'quiz_mends',
  {
    runId: text('run_id').notNull(),
    questionId: text('question_id').notNull(),
    rev: integer('rev').notNull(),
    /** Whose run it was; null for a visitor's. */
    userId: bigint('user_id', { mode: 'number' }),
    points: integer('points').notNull(),
    /** Main coins that its share of a paid round was short of. */
    bricks: integer('bricks').notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.questionId, table.rev] })],
);
