import { bigint, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/**
 * Columns of a module's table of reports: each person reports a thing once, and once more replaces it.
 * @param target name of the column that says what is reported
 */
export const reportColumns = <Reason extends string>(target = 'target') => ({
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  target: text(target).notNull(),
  reason: text('reason').$type<Reason>().notNull(),
  text: text('text').notNull(),
  at: when('at').notNull(),
  /** When somebody judged it; null while it waits. */
  judgedAt: when('judged_at'),
});
