import { bigint, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';

/** What people chose, each once. */
export const votes = pgTable(
  'community_poll_votes',
  {
    postId: bigint('post_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    option: smallint('option').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] })],
);
