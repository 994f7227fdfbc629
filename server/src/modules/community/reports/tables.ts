import type { PostReportReason } from '@mortar/protocol/community';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { reportColumns } from '../../moderation/index.ts';

/** What people told the moderators of: `post:12`, `comment:12-3`, `video:<id>`, `news:5`, `group:7`, `account:<uid>`. */
export const reports = pgTable('community_reports', reportColumns<PostReportReason>(), (table) => [
  primaryKey({ columns: [table.userId, table.target] }),
  index('community_reports_target').on(table.target, table.at),
]);
