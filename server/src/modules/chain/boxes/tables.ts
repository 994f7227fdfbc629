import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { place, uint } from '../facts/columns.ts';

/** What a box is after something happened to it: `contracts/src/boxes/BoxDraws.sol`. */
export type BoxState = 'sealed' | 'queued' | 'lost' | 'drawn' | 'claimed' | 'refunded';

/** Kinds of boxes, and how many there are of each class of prize. */
export const boxTypes = pgTable(
  'chain_box_types',
  {
    ...place(),
    boxType: uint('box_type').notNull(),
    counts: jsonb('counts').$type<number[]>().notNull(),
    /** Hash of what the classes are. */
    inventoryRoot: text('inventory_root').notNull(),
    /** Last hash of the operator's chain of seeds. */
    tip: text('tip').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.block, table.index] })],
);

/** What happened to boxes, by what they are then; what an event doesn't speak of is null. */
export const boxEvents = pgTable(
  'chain_box_events',
  {
    ...place(),
    boxId: uint('box_id').notNull(),
    state: text('state').$type<BoxState>().notNull(),
    boxType: uint('box_type'),
    /** Who got, opened or claimed it, or was refunded. */
    account: text('account'),
    /** What it cost, in wei. */
    price: uint('price'),
    /** Part of the draw, of the opener's choice. */
    salt: text('salt'),
    /** The block whose hash is part of the draw. */
    target: bigint('target', { mode: 'number' }),
    /** Class of its prize. */
    prize: bigint('prize', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.block, table.index] }),
    index('chain_box_events_box').on(table.chainId, table.boxId, table.block, table.index),
  ],
);

/** Boxes as they stand. Who holds a sealed one stands in the balances. */
export const boxes = pgTable(
  'chain_boxes',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    boxId: uint('box_id').notNull(),
    boxType: uint('box_type').notNull(),
    state: text('state').$type<BoxState>().notNull(),
    price: uint('price').notNull(),
    /** Who opened it last. */
    opener: text('opener'),
    prize: bigint('prize', { mode: 'number' }),
    changedAt: when('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.boxId] }),
    index('chain_boxes_type').on(table.chainId, table.boxType, table.state),
  ],
);
