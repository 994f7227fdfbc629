import type { NoticeKind } from '@mortar/protocol/notices';
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** What people are told of. */
export const notices = pgTable(
  'notices_notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    actorId: bigint('actor_id', { mode: 'number' }),
    /** What it is about: of the same thing only the newest is kept. */
    about: text('about').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    link: text('link').notNull(),
    at: when('at').notNull(),
    readAt: when('read_at'),
  },
  (table) => [index('notices_notices_list').on(table.userId, table.id), uniqueIndex('notices_notices_about').on(table.userId, table.about)],
);
