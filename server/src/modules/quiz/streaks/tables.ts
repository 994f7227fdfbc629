import { bigint, boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** Days on which people played, as their own calendar had them when they did. */
export const playDays = pgTable(
  'quiz_play_days',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    /** The first run of the day, and the zone by which it was counted. */
    firstAt: when('first_at').notNull(),
    firstZone: text('first_zone').notNull(),
    /** The last one: somebody who flies west can have a day twice. */
    lastAt: when('last_at').notNull(),
    zone: text('zone').notNull(),
    /** Since when the zone is theirs; the epoch for their first one. */
    zoneSince: when('zone_since').notNull(),
    /** Whether the person was told that the streak ends. */
    isReminded: boolean('is_reminded').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.localDate] }), index('quiz_play_days_last').on(table.lastAt)],
);
