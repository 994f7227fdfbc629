import { bigint, boolean, index, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** What people watch: collections and single items, by their ids. */
export const favourites = pgTable(
  'market_favourites',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    subject: text('subject').notNull(),
    isItem: boolean('is_item').notNull(),
    at: when('at').notNull(),
    /** Floor or price in the chain's own coin when it began to be watched; null where nothing was for sale. */
    priceThen: numeric('price_then'),
    /** The same when its watcher was last told of it, which the next change is measured from. */
    priceTold: numeric('price_told'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subject] }),
    index('market_favourites_subject').on(table.subject),
    index('market_favourites_list').on(table.userId, table.isItem, table.at),
  ],
);
