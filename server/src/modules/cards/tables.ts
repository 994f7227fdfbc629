import type { Card } from '@mortar/protocol/cards';
import { bigint, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** How many cards of a kind a person bought on a day: the next one's price follows from it. */
export const cardDays = pgTable(
  'cards_days',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** In Hong Kong. */
    day: date('day', { mode: 'string' }).notNull(),
    card: text('card').$type<Card>().notNull(),
    bought: smallint('bought').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.card] })],
);
