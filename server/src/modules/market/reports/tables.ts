import type { ReportReason } from '@mortar/protocol/market';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { reportColumns } from '../../moderation/index.ts';

/** What people reported: a collection or an item, each person once. */
export const reports = pgTable('market_reports', reportColumns<ReportReason>('subject'), (table) => [
  primaryKey({ columns: [table.userId, table.target] }),
  index('market_reports_subject').on(table.target),
  index('market_reports_person').on(table.userId, table.at),
]);
