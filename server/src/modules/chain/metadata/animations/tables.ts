import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AnimationType } from './kind.ts';

const when = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Copies of what tokens play: a row for each address that was read; the same bytes lie there once. */
export const animations = pgTable(
  'chain_animations',
  {
    /** SHA-256 of the address, hex. */
    address: text('address').primaryKey(),
    /** SHA-256 of the bytes, hex. */
    id: text('id').notNull(),
    type: text('type').$type<AnimationType>().notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    readAt: when('read_at'),
    /** When somebody last wanted it. */
    touchedAt: when('touched_at'),
  },
  (table) => [index('chain_animations_id').on(table.id), index('chain_animations_touched').on(table.touchedAt)],
);
