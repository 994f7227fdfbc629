import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** What people chose to be told of; who chose nothing is told of all. */
export const alertChoices = pgTable('market_alert_choices', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  /** Kinds that they don't want. */
  off: text('off').array().notNull(),
  floorPercent: integer('floor_percent').notNull(),
});

/** How much people were told of in an hour. */
export const alertHours = pgTable(
  'market_alert_hours',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    hour: when('hour').notNull(),
    told: integer('told').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hour] })],
);
