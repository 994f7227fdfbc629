import { bigint, boolean, index, numeric, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { sql } from 'drizzle-orm';
import { place } from '../facts/columns.ts';

/** How operators see a collection, or one item of it. No chain tells it, so none takes it back. */
export const standings = pgTable(
  'chain_standings',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collection: text('collection').notNull(),
    /** -1 stands for the collection itself. */
    tokenId: numeric('token_id').notNull(),
    isVerified: boolean('is_verified').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    by: text('by').notNull(),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.collection, table.tokenId] }),
    index('chain_standings_verified')
      .on(table.chainId)
      .where(sql`is_verified`),
  ],
);

/** Royalties that creators set, in hundredths of a percent: each phase of a drop has its own. */
export const royalties = pgTable(
  'chain_royalties',
  { ...place(), collection: text('collection').notNull(), bps: integer('bps').notNull() },
  (table) => [
    primaryKey({ columns: [table.chainId, table.block, table.index] }),
    index('chain_royalties_collection').on(table.chainId, table.collection, table.block, table.index),
  ],
);
