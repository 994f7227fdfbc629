import type { Locale } from '@mortar/protocol';
import type { Mark, Theme } from '@mortar/protocol/quiz';
import { bigint, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** Runs that their players show: how they went, and nothing of what was asked. */
export const shares = pgTable(
  'quiz_shares',
  {
    /** 128 random bits: who does not have it does not find it, and it does not lead to the run. */
    id: text('id').primaryKey(),
    runId: text('run_id').notNull(),
    /** Whose name stands on it; null where nobody's does. */
    namedId: bigint('named_id', { mode: 'number' }),
    /** Who shared it; null for a visitor. */
    userId: bigint('user_id', { mode: 'number' }),
    roundId: date('round_id', { mode: 'string' }).notNull(),
    theme: text('theme').$type<Theme>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    points: integer('points').notNull(),
    right: smallint('right').notNull(),
    marks: text('marks').array().$type<Mark[]>().notNull(),
    /** Days in a row, with that of the run. */
    streak: integer('streak').notNull(),
    at: when('at').notNull(),
  },
  (table) => [index('quiz_shares_user').on(table.userId), index('quiz_shares_run').on(table.runId)],
);
