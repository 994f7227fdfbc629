import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { place, uint } from '../facts/columns.ts';

export type ExchangeEventKind = 'counter' | 'nonces' | 'offerCancelled' | 'offerAccepted' | 'channel' | 'currency';

/** What of the exchange ends signed options and offers, or opens and closes what they trade by; what an event doesn't speak of is null. */
export const exchangeEvents = pgTable(
  'chain_exchange_events',
  {
    ...place(),
    kind: text('kind').$type<ExchangeEventKind>().notNull(),
    /** Who signed. */
    account: text('account'),
    /** Hash of an offer, id of a channel, or a currency. */
    subject: text('subject'),
    /** 256 nonces of an account, and which of them. */
    word: uint('word'),
    mask: uint('mask'),
    isOpen: boolean('is_open'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.block, table.index] }),
    index('chain_exchange_events_subject').on(table.chainId, table.subject),
  ],
);

/** Who lets whom move collectibles; `tokenId` is null for all of a collection. */
export const approvals = pgTable(
  'chain_approvals',
  {
    ...place(),
    collection: text('collection').notNull(),
    owner: text('owner').notNull(),
    operator: text('operator').notNull(),
    tokenId: uint('token_id'),
    isApproved: boolean('is_approved').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.block, table.index] }),
    index('chain_approvals_owner').on(table.chainId, table.owner),
  ],
);

/** What signed options and offers have in common. */
const signed = () => ({
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  /** Its id everywhere. */
  hash: text('hash').notNull(),
  channel: text('channel').notNull(),
  collection: text('collection').notNull(),
  tokenId: uint('token_id').notNull(),
  amount: uint('amount').notNull(),
  /** Of an offer for a collection the address zero. */
  signer: text('signer').notNull(),
  nonce: uint('nonce').notNull(),
  startTime: uint('start_time').notNull(),
  endTime: uint('end_time').notNull(),
  price: uint('price').notNull(),
  currency: text('currency').notNull(),
  royaltyRate: uint('royalty_rate').notNull(),
  v: integer('v').notNull(),
  r: text('r').notNull(),
  s: text('s').notNull(),
  /** Errors that a trade would end in, by their names, when it was last looked at; none where it would go through. */
  faults: text('faults').array().notNull(),
  /** How often something happened that may change this, and how much of it was looked at. */
  touched: integer('touched').notNull().default(0),
  checked: integer('checked').notNull().default(0),
  checkedAt: when('checked_at').notNull(),
  /** Known to trade, and nothing has happened since. A column, because the database keeps no statistics of how often a comparison holds. */
  isTradable: boolean('is_tradable')
    .notNull()
    .generatedAlwaysAs(sql`faults = '{}' and touched = checked`),
  addedAt: when('added_at').notNull(),
});

/** Options that their signers sent: what is for sale. */
export const options = pgTable(
  'chain_options',
  {
    ...signed(),
    bulkIndex: integer('bulk_index').notNull(),
    bulkPath: jsonb('bulk_path').$type<string[]>().notNull(),
    /** Hash of the offer that it answers, where its nonce says one. */
    answers: text('answers'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.hash] }),
    index('chain_options_token').on(table.chainId, table.collection, table.tokenId, table.price),
    index('chain_options_signer').on(table.chainId, table.signer, table.addedAt, table.hash),
    index('chain_options_sent').on(table.chainId, table.addedAt),
    index('chain_options_price')
      .on(table.chainId, table.collection, table.currency, table.price, table.tokenId, table.endTime)
      .where(sql`is_tradable`),
    index('chain_options_added')
      .on(table.chainId, table.collection, table.currency, table.addedAt, table.tokenId)
      .where(sql`is_tradable`),
    index('chain_options_live')
      .on(table.chainId, table.checkedAt)
      .where(sql`faults = '{}'`),
    index('chain_options_answers')
      .on(table.chainId, table.answers)
      .where(sql`answers is not null`),
    index('chain_options_due')
      .on(table.chainId)
      .where(sql`touched > checked`),
  ],
);

/** Tokens that an offer for some of a collection wants, whose root it names instead. */
export const wantedTokens = pgTable(
  'chain_offer_tokens',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    tokenId: uint('token_id').notNull(),
    /** From the token to the root, which whoever sells it sends along. */
    path: text('path').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.hash, table.tokenId] })],
);

/** What would go through by itself: an offer, once its bidder has the money again. An index holds to it word for word. */
export const mayTrade = sql`(faults = '{}' or faults = '{InsufficientAmount}')`;

/** Offers that their bidders sent, each with the option that it is for. */
export const offers = pgTable(
  'chain_offers',
  {
    ...signed(),
    optionHash: text('option_hash').notNull(),
    bidder: text('bidder').notNull(),
    /** Of one unit; `price` is the option's. */
    offered: uint('offered').notNull(),
    expireTime: uint('expire_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.hash] }),
    index('chain_offers_option').on(table.chainId, table.optionHash),
    index('chain_offers_token').on(table.chainId, table.collection, table.tokenId),
    index('chain_offers_bidder').on(table.chainId, table.bidder, table.addedAt, table.hash),
    index('chain_offers_sent').on(table.chainId, table.addedAt),
    index('chain_offers_live').on(table.chainId, table.checkedAt).where(mayTrade),
    index('chain_offers_due')
      .on(table.chainId)
      .where(sql`touched > checked`),
  ],
);
