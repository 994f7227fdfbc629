import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { uint } from '../facts/columns.ts';

/** Who has how many of a token: the sum of its transfers, and nothing where that is zero. */
export const balances = pgTable(
  'chain_balances',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collection: text('collection').notNull(),
    tokenId: uint('token_id').notNull(),
    owner: text('owner').notNull(),
    /** Below zero where a contract tells of transfers that nobody could have made. */
    quantity: uint('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.collection, table.tokenId, table.owner] }),
    index('chain_balances_owner')
      .on(table.chainId, table.owner, table.collection, table.tokenId)
      .where(sql`quantity > 0`),
  ],
);

/** What counting the balances of a collection would tell: tokens that somebody has, and accounts that have one. No row while nobody has one. */
export const collectionCounts = pgTable(
  'chain_collection_counts',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collection: text('collection').notNull(),
    items: integer('items').notNull(),
    owners: integer('owners').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.collection] })],
);
