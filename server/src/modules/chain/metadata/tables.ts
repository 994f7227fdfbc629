import type { MetadataFault, Trait } from '@mortar/protocol/market';
import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { uint } from '../facts/columns.ts';

/** What each token says of itself, and when it is looked at next. */
export const tokens = pgTable(
  'chain_tokens',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collection: text('collection').notNull(),
    tokenId: uint('token_id').notNull(),
    /** Where the chain first told of it. */
    block: integer('block').notNull(),
    /** When it is to be looked at; null where the chain's word or time brings a look. A look under way has put it off. */
    dueAt: when('due_at'),
    /** Looks since the last good one. */
    tries: integer('tries').notNull().default(0),
    /** Why the last look at metadata or picture came to nothing; null where it did not. */
    fault: text('fault').$type<MetadataFault>(),
    pictureFault: text('picture_fault').$type<MetadataFault>(),
    name: text('name'),
    description: text('description').notNull().default(''),
    traits: jsonb('traits').$type<Trait[]>().notNull().default([]),
    animation: text('animation'),
    link: text('link'),
    /** Of `pictures`. */
    picture: text('picture'),
    /** The block at which it was read, and when; null where it never was. */
    readBlock: integer('read_block'),
    readAt: when('read_at'),
    /** When the last look came to nothing; null where it did not. */
    failedAt: when('failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.collection, table.tokenId] }),
    index('chain_tokens_due')
      .on(table.chainId, table.collection, table.dueAt)
      .where(sql`due_at is not null`),
    index('chain_tokens_looked')
      .on(sql`greatest(read_at, failed_at)`)
      .where(sql`due_at is null and read_at is not null`),
    index('chain_tokens_picture')
      .on(table.picture)
      .where(sql`picture is not null`),
    index('chain_tokens_shown')
      .on(table.chainId, table.collection, table.tokenId)
      .where(sql`picture is not null`),
    index('chain_tokens_block').on(table.chainId, table.block),
    index('chain_tokens_name')
      .on(table.chainId, sql`lower(${table.name}) text_pattern_ops`)
      .where(sql`name is not null`),
  ],
);

/** Pictures as they are kept, once for all tokens that name the same bytes. A row stands before its contents do. */
export const pictures = pgTable(
  'chain_pictures',
  {
    /** SHA-256 of the picture as it came, hex. */
    id: text('id').primaryKey(),
    /** Of the large one. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** When a token last began to have it. */
    touchedAt: when('touched_at').notNull(),
  },
  (table) => [index('chain_pictures_touched').on(table.touchedAt)],
);

/** Traits of tokens, each value once, by which items are found; they are written with `tokens.traits` and go with their token. */
export const traits = pgTable(
  'chain_traits',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    collection: text('collection').notNull(),
    tokenId: uint('token_id').notNull(),
    type: text('type').notNull(),
    /** A number as its digits. */
    value: text('value').notNull(),
    /** Null of a text. */
    number: doublePrecision('number'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.collection, table.tokenId, table.type, table.value] }),
    foreignKey({
      name: 'chain_traits_token',
      columns: [table.chainId, table.collection, table.tokenId],
      foreignColumns: [tokens.chainId, tokens.collection, tokens.tokenId],
    }).onDelete('cascade'),
    index('chain_traits_value').on(table.chainId, table.collection, table.type, table.value, table.tokenId),
    index('chain_traits_number')
      .on(table.chainId, table.collection, table.type, table.number, table.tokenId)
      .where(sql`number is not null`),
  ],
);
