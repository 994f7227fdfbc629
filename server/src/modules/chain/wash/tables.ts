import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { uint } from '../facts/columns.ts';

/** Why a trade is no sign of what a collection is worth: bits of `chain_sale_marks.mask`. A trade without a row is clean. */
export const MARKS = {
  /** Seller and buyer, or whom the buyer had it sent to, are one account. */
  self: 1,
  /** The token went the same way back between the two by another trade within 30 days. */
  back: 2,
  /** The same account bought this single work three times or more. */
  again: 4,
  /** One of the two gave the other their first coins, or somebody gave them to both who gave them to few. */
  funded: 8,
  /** From sale to the buyer's next sale, three to five trades within seven days, the token came round to its first seller. */
  loop: 16,
  /** Next to nothing was paid. */
  dust: 32,
  /** More than ten times what such tokens went for, and the token was back with its seller within a day. */
  inflated: 64,
} as const;

/** Trades that something speaks against. */
export const saleMarks = pgTable(
  'chain_sale_marks',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    block: integer('block').notNull(),
    index: integer('log_index').notNull(),
    /** A sum of `MARKS`. */
    mask: integer('mask').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.block, table.index] })],
);

/** Who gave accounts that trade the first coins that they had: no log tells it, so it is looked up. */
export const funders = pgTable(
  'chain_funders',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    account: text('account').notNull(),
    /** Where it first traded. */
    since: integer('since').notNull(),
    /** When it is to be looked up; null once it was. */
    dueAt: when('due_at'),
    /** Null where nobody is known to have been it. */
    funder: text('funder'),
    /** Where that happened. */
    block: integer('block'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.account] }),
    index('chain_funders_funder')
      .on(table.chainId, table.funder)
      .where(sql`funder is not null`),
    index('chain_funders_block')
      .on(table.chainId, table.block)
      .where(sql`block is not null`),
    index('chain_funders_due')
      .on(table.chainId, table.dueAt)
      .where(sql`due_at is not null`),
  ],
);

const sums = {
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  collection: text('collection').notNull(),
  currency: text('currency').notNull(),
  sales: integer('sales').notNull(),
  volume: uint('volume').notNull(),
  cleanSales: integer('clean_sales').notNull(),
  cleanVolume: uint('clean_volume').notNull(),
};

/** What was traded in a collection and a currency on a day (UTC): all of it, and what nothing speaks against. */
export const saleDays = pgTable('chain_sale_days', { ...sums, day: date('day').notNull() }, (table) => [
  primaryKey({ columns: [table.chainId, table.collection, table.day, table.currency] }),
  index('chain_sale_days_day').on(table.chainId, table.day),
]);

/** The same by the hour: periods begin within a day. */
export const saleHours = pgTable('chain_sale_hours', { ...sums, hour: when('hour').notNull() }, (table) => [
  primaryKey({ columns: [table.chainId, table.collection, table.hour, table.currency] }),
  index('chain_sale_hours_hour').on(table.chainId, table.hour),
]);
