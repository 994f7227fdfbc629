import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { uint } from '../facts/columns.ts';

/** The last trade of each token that was ever traded, by which items are sorted. */
export const lastSales = pgTable(
  'chain_last_sales',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collection: text('collection').notNull(),
    tokenId: uint('token_id').notNull(),
    block: integer('block').notNull(),
    currency: text('currency').notNull(),
    unitPrice: uint('unit_price').notNull(),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.collection, table.tokenId] }),
    index('chain_last_sales_price').on(table.chainId, table.collection, table.currency, table.unitPrice, table.tokenId),
  ],
);
