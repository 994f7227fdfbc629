import { date, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { revisions } from '../bank/tables.ts';

/** Rounds, each a day in Hong Kong, committed to before they open. */
export const rounds = pgTable(
  'quiz_rounds',
  {
    id: date('id', { mode: 'string' }).primaryKey(),
    opensAt: when('opens_at').notNull(),
    closesAt: when('closes_at').notNull(),
    root: text('root').notNull(),
    /** Questions of each tier in the pool. */
    tierN: integer('tier_n').array().notNull(),
    secretHash: text('secret_hash').notNull(),
    /** The secret as only this installation reads it. */
    sealed: text('sealed').notNull(),
    /** The secret, once the round has closed. */
    secret: text('secret'),
    commit: text('commit').notNull(),
    /** Over this commitment and the chain value of the round before. */
    chain: text('chain').notNull(),
    committedAt: when('committed_at').notNull(),
    /** When its claims were paid; null before. */
    settledAt: when('settled_at'),
    /** When its answers had been weighed; null before. */
    weighedAt: when('weighed_at'),
  },
  (table) => [index('quiz_rounds_closes').on(table.closesAt)],
);

/** The pool of a round: which wording stands on which place, and the salt that hides it. */
export const leaves = pgTable(
  'quiz_leaves',
  {
    roundId: date('round_id', { mode: 'string' })
      .notNull()
      .references(() => rounds.id),
    tier: smallint('tier').notNull(),
    idx: integer('idx').notNull(),
    questionId: text('question_id').notNull(),
    rev: integer('rev').notNull(),
    salt: text('salt').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.tier, table.idx] }),
    index('quiz_leaves_question').on(table.questionId, table.roundId),
    foreignKey({ name: 'quiz_leaves_rev', columns: [table.questionId, table.rev], foreignColumns: [revisions.questionId, revisions.rev] }),
  ],
);
