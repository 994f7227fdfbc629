import { bigint, date, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';

/** Silver that people got on a day in Hong Kong. */
export const silverDays = pgTable(
  'quiz_silver_days',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    silver: smallint('silver').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
