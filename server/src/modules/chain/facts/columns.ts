import { bigint, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** An amount, or an id of a token: 256 bits, as decimal digits. */
export const uint = (name: string) => numeric(name);

/** Where on a chain a fact stands. The hash names the block among those that compete for its number. */
export const place = () => ({
  chainId: bigint('chain_id', { mode: 'number' }).notNull(),
  block: integer('block').notNull(),
  index: integer('log_index').notNull(),
  blockHash: text('block_hash').notNull(),
  transaction: text('transaction').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
