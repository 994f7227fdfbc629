import { bigint, doublePrecision, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { uint } from '../facts/columns.ts';
import { tokens } from '../metadata/tables.ts';

const collection = () => ({ chainId: bigint('chain_id', { mode: 'number' }).notNull(), collection: text('collection').notNull() });

/** Collections whose ranks are to be computed anew: a queue. */
export const rarityDue = pgTable(
  'chain_rarity_due',
  {
    ...collection(),
    /** What is being computed has put it off. */
    dueAt: when('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.collection] })],
);

/** When the ranks of a collection were computed, and among how many items. */
export const rarityRuns = pgTable(
  'chain_rarity_runs',
  { ...collection(), items: integer('items').notNull(), at: when('at').notNull() },
  (table) => [primaryKey({ columns: [table.chainId, table.collection] })],
);

/** How rare each item is; it goes with its token. */
export const rarity = pgTable(
  'chain_rarity',
  { ...collection(), tokenId: uint('token_id').notNull(), rank: integer('rank').notNull(), score: doublePrecision('score').notNull() },
  (table) => [
    primaryKey({ columns: [table.chainId, table.collection, table.tokenId] }),
    foreignKey({
      name: 'chain_rarity_token',
      columns: [table.chainId, table.collection, table.tokenId],
      foreignColumns: [tokens.chainId, tokens.collection, tokens.tokenId],
    }).onDelete('cascade'),
    index('chain_rarity_rank').on(table.chainId, table.collection, table.rank, table.tokenId),
  ],
);

/** How many items have each trait, lower case and trimmed, as the ranks count them. */
export const rarityTraits = pgTable(
  'chain_rarity_traits',
  { ...collection(), type: text('type').notNull(), value: text('value').notNull(), count: integer('count').notNull() },
  (table) => [primaryKey({ columns: [table.chainId, table.collection, table.type, table.value] })],
);
