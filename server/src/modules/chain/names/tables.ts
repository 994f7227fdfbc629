import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { place, uint } from '../facts/columns.ts';

export type NameEventKind = 'registered' | 'renewed' | 'resolver';
export type RecordKind = 'address' | 'text' | 'contenthash' | 'primary';

/** What happened to names, besides transfers; what an event doesn't speak of is null. */
export const nameEvents = pgTable(
  'chain_name_events',
  {
    ...place(),
    kind: text('kind').$type<NameEventKind>().notNull(),
    tokenId: uint('token_id').notNull(),
    label: text('label'),
    holder: text('holder'),
    /** Seconds since 1970. */
    expiration: bigint('expiration', { mode: 'number' }),
    /** How often the name was registered, with this time. */
    version: bigint('version', { mode: 'number' }),
    whitelisted: boolean('whitelisted'),
    resolver: text('resolver'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.block, table.index] }),
    index('chain_name_events_name').on(table.chainId, table.tokenId, table.block, table.index),
  ],
);

/** What was written into the resolver; an empty value takes away. */
export const nameRecords = pgTable(
  'chain_name_records',
  {
    ...place(),
    kind: text('kind').$type<RecordKind>().notNull(),
    tokenId: uint('token_id').notNull(),
    /** Coin type (SLIP-44), name of a text, or the account of a primary name; else empty. */
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.block, table.index] }),
    index('chain_name_records_name').on(table.chainId, table.tokenId, table.kind, table.key, table.block, table.index),
    index('chain_name_records_key').on(table.chainId, table.kind, table.key, table.block, table.index),
  ],
);

/** Names as their last registration and what came after it say; who holds one stands in the balances. */
export const names = pgTable(
  'chain_names',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    tokenId: uint('token_id').notNull(),
    label: text('label').notNull(),
    expiration: bigint('expiration', { mode: 'number' }).notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    whitelisted: boolean('whitelisted').notNull(),
    /** The address zero for none. */
    resolver: text('resolver').notNull(),
    /** By coin type (SLIP-44). */
    addresses: jsonb('addresses').$type<Record<string, string>>().notNull(),
    texts: jsonb('texts').$type<Record<string, string>>().notNull(),
    contenthash: text('contenthash').notNull(),
    registeredAt: when('registered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.tokenId] }), index('chain_names_label').on(table.chainId, table.label)],
);

/** Which name stands for an account. It counts while the account holds it in the same version. */
export const primaryNames = pgTable(
  'chain_primary_names',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    account: text('account').notNull(),
    tokenId: uint('token_id').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.account] })],
);
