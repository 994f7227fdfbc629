import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** How far each chain has been read: one row a chain, taken by every transaction that reads on. */
export const cursors = pgTable('chain_cursors', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  /** Hash of block 0: another one is another chain. */
  genesis: text('genesis').notNull(),
  /** The last block that was read, and its hash. */
  block: integer('block').notNull(),
  hash: text('hash').notNull(),
  /** The newest block that its server told of, and when. */
  head: integer('head').notNull(),
  seenAt: when('seen_at').notNull(),
  /** When all that its server told of was last read; null before that. */
  caughtUpAt: when('caught_up_at'),
  /** Seconds by which the clock of its newest block was ahead of ours when that block was first seen; 0 where it was behind. */
  aheadSeconds: integer('ahead_seconds').notNull().default(0),
  /** Why it is not read on; null where it is. */
  problem: text('problem'),
});

/** The last blocks that were read, by which a reorganisation is found. */
export const blocks = pgTable(
  'chain_blocks',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    number: integer('number').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.number] })],
);
