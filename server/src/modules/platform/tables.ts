import { bigint, bigserial, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { BuildFile, BuildManifest } from '@mortar/protocol';

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
    /** Signature over manifest and files; nobody signs yet. */
    signature: text('signature'),
    createdAt: when('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);

/** What visitors get of a remote, per channel. */
export const channels = pgTable(
  'platform_channels',
  {
    remote: text('remote').notNull(),
    /** `live`; a canary is a channel of its own with a percentage. */
    channel: text('channel').notNull(),
    version: text('version').notNull(),
    percentage: integer('percentage'),
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

/** Every change of a channel. */
export const history = pgTable(
  'platform_history',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    remote: text('remote').notNull(),
    channel: text('channel').notNull(),
    action: text('action').$type<'publish' | 'promote' | 'rollback'>().notNull(),
    from: text('from_version'),
    to: text('to_version').notNull(),
    actor: text('actor').notNull(),
    reason: text('reason'),
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
