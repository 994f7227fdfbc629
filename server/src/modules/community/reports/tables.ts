import type { PostReportReason } from '@mortar/protocol/community';
import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What people told the moderators of. */
export const reports = pgTable(
  'community_reports',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** `post:12`, `comment:12-3`, `video:<id>`, `news:5`, `group:7`, `account:<uid>`. */
    target: text('target').notNull(),
    reason: text('reason').$type<PostReportReason>().notNull(),
    text: text('text').notNull(),
    at: when('at').notNull(),
    /** When a moderator decided; null while it waits. */
    judgedAt: when('judged_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.target] }), index('community_reports_target').on(table.target, table.at)],
);
