import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../../db/columns.ts';

const conversationId = () => bigint('conversation_id', { mode: 'number' }).notNull();
const userId = (name = 'user_id') => bigint(name, { mode: 'number' }).notNull();

/** Who may not come into a channel. */
export const blocks = pgTable(
  'messaging_blocks',
  {
    conversationId: conversationId(),
    userId: userId(),
    by: userId('by'),
    reason: text('reason').notNull().default(''),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('messaging_blocks_new').on(table.conversationId, table.at),
  ],
);
