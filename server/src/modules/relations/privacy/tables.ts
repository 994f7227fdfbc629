import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** What a person chose; whoever chose nothing has no row. */
export const privacy = pgTable('relations_privacy', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  whoWrites: text('who_writes').$type<'everyone' | 'contacts' | 'nobody'>().notNull().default('everyone'),
  showsPresence: boolean('shows_presence').notNull().default(true),
  showsReading: boolean('shows_reading').notNull().default(true),
});
