import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { uint } from '../facts/columns.ts';

/**
 * What transactions cost who sent them: receipts of those that people's own figures need, read when they are first looked at. They go
 * with their block.
 */
export const costs = pgTable(
  'chain_costs',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    transaction: text('transaction').notNull(),
    block: integer('block').notNull(),
    blockHash: text('block_hash').notNull(),
    payer: text('payer').notNull(),
    /** In base units of the chain's coin. */
    gas: uint('gas').notNull(),
    /** What the contract that was called took, besides. */
    paid: jsonb('paid').$type<{ currency: string; amount: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.transaction] }), index('chain_costs_block').on(table.chainId, table.block)],
);
