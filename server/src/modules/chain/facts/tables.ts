import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { NOBODY } from '../address.ts';
import { place, uint } from './columns.ts';

const nobody = sql.raw(`'${NOBODY}'`);

/** Collectibles that changed hands; from or to the address zero they were made or destroyed. */
export const transfers = pgTable(
  'chain_transfers',
  {
    ...place(),
    /** Position in a log that tells of several. */
    sub: integer('sub').notNull(),
    collection: text('collection').notNull(),
    tokenId: uint('token_id').notNull(),
    from: text('from_address').notNull(),
    to: text('to_address').notNull(),
    quantity: uint('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.block, table.index, table.sub] }),
    index('chain_transfers_collection').on(table.chainId, table.collection, table.block, table.index),
    // Of all that moved, mints are what happened first, and what is destroyed is seldom.
    index('chain_transfers_minted')
      .on(table.chainId, table.collection, table.block, table.index, table.sub)
      .where(sql`from_address = ${nobody}`),
    index('chain_transfers_burned')
      .on(table.chainId, table.collection, table.block, table.index, table.sub)
      .where(sql`to_address = ${nobody} and from_address <> to_address`),
    index('chain_transfers_token').on(table.chainId, table.collection, table.tokenId, table.block, table.index),
    index('chain_transfers_from').on(table.chainId, table.from, table.block, table.index, table.sub),
    index('chain_transfers_to').on(table.chainId, table.to, table.block, table.index, table.sub),
  ],
);

/** Trades of the exchange, and what the order book delivered. */
export const sales = pgTable(
  'chain_sales',
  {
    ...place(),
    /** Null, as channel and nonce are, of what the order book delivered. */
    optionHash: text('option_hash'),
    seller: text('seller').notNull(),
    buyer: text('buyer').notNull(),
    recipient: text('recipient').notNull(),
    collection: text('collection').notNull(),
    tokenId: uint('token_id').notNull(),
    quantity: uint('quantity').notNull(),
    currency: text('currency').notNull(),
    /** Rounded down where all units have one price, as in an auction. */
    unitPrice: uint('unit_price').notNull(),
    /** What was paid for all units. */
    paid: uint('paid').notNull(),
    fee: uint('fee').notNull(),
    royalty: uint('royalty').notNull(),
    royaltyTo: text('royalty_to').notNull(),
    channel: text('channel'),
    nonce: uint('nonce'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.block, table.index] }),
    index('chain_sales_collection').on(table.chainId, table.collection, table.block, table.index),
    index('chain_sales_token').on(table.chainId, table.collection, table.tokenId, table.block, table.index),
    index('chain_sales_option').on(table.chainId, table.optionHash),
    index('chain_sales_royalty_to').on(table.chainId, table.royaltyTo, table.block),
    index('chain_sales_at').on(table.chainId, table.at),
    index('chain_sales_seller').on(table.chainId, table.seller, table.block, table.index),
    index('chain_sales_buyer').on(table.chainId, table.buyer, table.block, table.index),
  ],
);

/** Collections that people made. Name and symbol are what the contract says, and may be anything. */
export const drops = pgTable(
  'chain_drops',
  {
    ...place(),
    collection: text('collection').notNull(),
    creator: text('creator').notNull(),
    /** Copies of works (ERC-1155) instead of single ones. */
    isCopies: boolean('is_copies').notNull(),
    name: text('name').notNull(),
    symbol: text('symbol').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.collection] }), index('chain_drops_creator').on(table.chainId, table.creator)],
);
