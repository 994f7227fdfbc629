import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { place, uint } from '../facts/columns.ts';

/** An order as it stands after something happened to it; amounts in base units, times in seconds. */
const order = () => ({
  orderId: uint('order_id').notNull(),
  state: text('state').$type<OrderState>().notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
  creator: text('creator').notNull(),
  tradingType: text('trading_type').$type<TradingType>().notNull(),
  collection: text('collection').notNull(),
  tokenId: uint('token_id').notNull(),
  amount: uint('amount').notNull(),
  currency: text('currency').notNull(),
  /** Of one unit, at a fixed price; else 0. */
  singlePrice: uint('single_price').notNull(),
  /** Lowest first bid of an auction; else 0. */
  expectedPrice: uint('expected_price').notNull(),
  startTime: bigint('start_time', { mode: 'number' }).notNull(),
  endTime: bigint('end_time', { mode: 'number' }).notNull(),
  isInstant: boolean('is_instant').notNull(),
  /** Who bought it, or whose bid leads; the address zero for nobody. */
  purchaser: text('purchaser').notNull(),
  /** What they pay for all units. */
  price: uint('price').notNull(),
  deliverBy: bigint('deliver_by', { mode: 'number' }).notNull(),
  feeBps: integer('fee_bps').notNull(),
  royaltyTo: text('royalty_to').notNull(),
  royaltyBps: integer('royalty_bps').notNull(),
});

export const TRADING_TYPES = ['fixed', 'auction'] as const;
export type TradingType = (typeof TRADING_TYPES)[number];
/** By their numbers in `contracts/src/orderbook/Order.sol`. */
export const ORDER_STATES = ['none', 'open', 'sold', 'delivered', 'refused', 'cancelled', 'expired'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
export const ORDER_ACTIONS = [
  'create',
  'modify',
  'reset',
  'cancel',
  'bid',
  'cancelBid',
  'purchase',
  'deliver',
  'refuseDelivery',
  'settle',
  'expire',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];
export const BID_STATES = ['none', 'leading', 'outbid', 'won', 'cancelled'] as const;
export type BidState = (typeof BID_STATES)[number];

/** What happened to orders of the order book, each with the whole order after it. */
export const orderEvents = pgTable(
  'chain_order_events',
  { ...place(), action: text('action').$type<OrderAction>().notNull(), ...order() },
  (table) => [
    primaryKey({ columns: [table.chainId, table.block, table.index] }),
    index('chain_order_events_order').on(table.chainId, table.orderId, table.block, table.index),
    index('chain_order_events_collection').on(table.chainId, table.collection, table.at),
    index('chain_order_events_delivered')
      .on(table.chainId, table.creator, table.block)
      .where(sql`state = 'delivered'`),
  ],
);

/** What became of bids. */
export const bids = pgTable(
  'chain_bids',
  {
    ...place(),
    orderId: uint('order_id').notNull(),
    /** Of the order, when it was bid. */
    version: bigint('version', { mode: 'number' }).notNull(),
    bidder: text('bidder').notNull(),
    price: uint('price').notNull(),
    state: text('state').$type<BidState>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.block, table.index] }),
    index('chain_bids_order').on(table.chainId, table.orderId, table.block, table.index),
    index('chain_bids_bidder').on(table.chainId, table.bidder, table.orderId),
  ],
);

/** Orders as they stand: what the last event of each says. */
export const orders = pgTable(
  'chain_orders',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    ...order(),
    /** When something last happened to it. */
    changedAt: when('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.orderId] }),
    index('chain_orders_token').on(table.chainId, table.collection, table.tokenId, table.state),
    index('chain_orders_creator').on(table.chainId, table.creator, table.orderId),
    index('chain_orders_purchaser')
      .on(table.chainId, table.purchaser, table.orderId)
      .where(sql`state <> 'open'`),
    index('chain_orders_open').on(table.chainId, table.tradingType, table.state, table.orderId),
    index('chain_orders_ending')
      .on(table.chainId, table.tradingType, table.endTime, table.orderId)
      .where(sql`state = 'open'`),
    index('chain_orders_collection').on(table.chainId, table.collection, table.tradingType, table.state, table.orderId),
    index('chain_orders_collection_ending')
      .on(table.chainId, table.collection, table.tradingType, table.endTime, table.orderId)
      .where(sql`state = 'open'`),
  ],
);
