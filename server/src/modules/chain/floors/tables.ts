import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { uint } from '../facts/columns.ts';

/**
 * The lowest live price of collections, as the site saw it: a row for each change, from its time on. What is for sale is signed and not on
 * the chain, so no chain takes a row back.
 */
export const floors = pgTable(
  'chain_floors',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collection: text('collection').notNull(),
    at: when('at').notNull(),
    /** Of one unit in the chain's own coin; null where nothing was for sale. */
    price: uint('price'),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.collection, table.at] })],
);
