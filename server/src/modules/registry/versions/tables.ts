import { bigint, bigserial, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import type { BuildFile, BuildManifest } from '@mortar/protocol/registry';

/** One version of a remote: what its build said of itself, for ever. */
export const versions = pgTable(
  'platform_versions',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Everything of `build.json` but its files. */
    manifest: jsonb('manifest').$type<Omit<BuildManifest, 'files'>>().notNull(),
    /** sha384, size and brotli size of every file. */
    files: jsonb('files').$type<BuildFile[]>().notNull(),
    /** Signature over manifest and files; a version without one that verifies is never shown. */
    signature: text('signature'),
    createdAt: when('created_at').notNull(),
    /** When its files were removed to free their room; publishing its build again brings them back. */
    prunedAt: when('pruned_at'),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

/** A link into a canary: its secret lies nowhere, only the SHA-256 of it as base64url, which is its id. */
export interface CanaryLink {
  id: string;
  /** ISO 8601. */
  expires: string;
}

/** What visitors get of a remote, per channel. */
export const channels = pgTable(
  'platform_channels',
  {
    remote: text('remote').notNull(),
    channel: text('channel').$type<'live' | 'canary'>().notNull(),
    version: text('version').notNull(),
    /** Of a canary: its share of the visitors, 0 to 100. */
    percentage: integer('percentage'),
    /** Of a canary: the people who have it whatever their share, by uid. */
    users: jsonb('users').$type<string[]>(),
    /** Of a canary: the links that lead into it. */
    links: jsonb('links').$type<CanaryLink[]>(),
    /** Sequence number of the change that made it so. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    updatedAt: when('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.channel] }),
    foreignKey({
      name: 'platform_channels_version',
      columns: [table.remote, table.version],
      foreignColumns: [versions.remote, versions.version],
    }),
  ],
);

/** Remotes that are switched off. */
export const switchedOff = pgTable('platform_switched_off', {
  remote: text('remote').primaryKey(),
  actor: text('actor').notNull(),
  reason: text('reason'),
  at: when('at').notNull(),
});

/** What can change of a remote's channels. */
export type ChannelAction = 'publish' | 'promote' | 'rollback' | 'canary' | 'canaryLink' | 'canaryOff' | 'kill' | 'revive';

/** Every change of a channel, and of the switch. */
export const history = pgTable(
  'platform_history',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    remote: text('remote').notNull(),
    channel: text('channel').$type<'live' | 'canary'>().notNull(),
    action: text('action').$type<ChannelAction>().notNull(),
    /** Version of the channel before and after; null where it had none, or the remote was off. */
    from: text('from_version'),
    to: text('to_version'),
    actor: text('actor').notNull(),
    reason: text('reason'),
    /** Share and people of a canary, lifetime of a link. */
    detail: jsonb('detail').$type<Record<string, unknown>>(),
    at: when('at').notNull(),
  },
  (table) => [index('platform_history_remote_seq').on(table.remote, table.seq)],
);

/** The one row that counts changes of pins. */
export const registryState = pgTable('platform_registry_state', {
  id: smallint('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
});

/** Who asked for what, and what came of it; refusals too. */
export const audit = pgTable('platform_audit', {
  id: bigserial('id', { mode: 'bigint' }).primaryKey(),
  at: when('at').notNull(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  target: text('target').notNull(),
  outcome: text('outcome').$type<'done' | 'unchanged' | 'refused'>().notNull(),
  detail: jsonb('detail').notNull(),
});
