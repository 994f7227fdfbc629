import type { ReportReason } from '@mortar/protocol/market';
import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What people reported: a collection or an item, each person once. */
export const reports = pgTable(
  'market_reports',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    subject: text('subject').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When an operator judged it; null while it waits. */
    judgedAt: timestamp('judged_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subject] }),
    index('market_reports_subject').on(table.subject),
    index('market_reports_person').on(table.userId, table.at),
  ],
);
