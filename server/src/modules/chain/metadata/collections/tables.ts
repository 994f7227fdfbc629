import type { MetadataFault } from '@mortar/protocol/market';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../../db/columns.ts';

/** What each collection that somebody made says of itself (ERC-7572), and when it is looked at next. */
export const collectionWords = pgTable(
  'chain_collection_words',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collection: text('collection').notNull(),
    /** Where it was made. */
    block: integer('block').notNull(),
    /** When it is to be looked at; null where the chain's word or time brings a look. A look under way has put it off. */
    dueAt: when('due_at'),
    /** Looks since the last good one. */
    tries: integer('tries').notNull().default(0),
    /** Why the last look at metadata or picture came to nothing; null where it did not. */
    fault: text('fault').$type<MetadataFault>(),
    name: text('name'),
    description: text('description').notNull().default(''),
    link: text('link'),
    /** Of `chain_pictures`. */
    picture: text('picture'),
    readBlock: integer('read_block'),
    readAt: when('read_at'),
    /** When the last look came to nothing; null where it did not. */
    failedAt: when('failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.collection] }),
    index('chain_collection_words_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index('chain_collection_words_picture')
      .on(table.picture)
      .where(sql`picture is not null`),
  ],
);
