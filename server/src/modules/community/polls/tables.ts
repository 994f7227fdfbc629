import { bigint, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** What people chose, each once. */
export const votes = pgTable(
  'community_poll_votes',
  {
    postId: bigint('post_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    option: smallint('option').notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] })],
);
