import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** How far a reader has got on a chain. */
export const feedPlaces = pgTable(
  'chain_feed_places',
  {
    reader: text('reader').notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** Up to which block it has heard of everything. */
    block: integer('block').notNull(),
    /** When what it heard of last of options and offers was sent. */
    signedAt: when('signed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reader, table.chainId] })],
);

/** What readers heard of lately: a transaction that comes into another block is told once. */
export const feedHeard = pgTable(
  'chain_feed_heard',
  {
    reader: text('reader').notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** Hash of an option or offer, or a transaction and the position in it. */
    key: text('key').notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reader, table.chainId, table.key] }), index('chain_feed_heard_at').on(table.at)],
);
