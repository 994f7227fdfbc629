import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Columns of a module's table of reports: each person reports a thing once, and once more replaces it.
 * @param target name of the column that says what is reported
 */
export const reportColumns = <Reason extends string>(target = 'target') => ({
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  target: text(target).notNull(),
  reason: text('reason').$type<Reason>().notNull(),
  text: text('text').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  /** When somebody judged it; null while it waits. */
  judgedAt: timestamp('judged_at', { withTimezone: true, mode: 'date' }),
});
