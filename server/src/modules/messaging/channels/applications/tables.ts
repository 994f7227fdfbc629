import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../../db/columns.ts';

const conversationId = () => bigint('conversation_id', { mode: 'number' }).notNull();
const userId = () => bigint('user_id', { mode: 'number' }).notNull();

/** Who wants to come into a channel. */
export const applications = pgTable(
  'messaging_applications',
  {
    conversationId: conversationId(),
    userId: userId(),
    text: text('text').notNull().default(''),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('messaging_applications_new').on(table.conversationId, table.at),
  ],
);
