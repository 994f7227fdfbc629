import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import type { JWK } from 'jose';

/** Public keys by which teams publish, each for one remote. */
export const publishKeys = pgTable(
  'platform_publish_keys',
  {
    /** Thumbprint of the key (RFC 7638). */
    id: text('id').primaryKey(),
    remote: text('remote').notNull(),
    /** What operators and the history call it. */
    name: text('name').notNull(),
    key: jsonb('key').$type<JWK>().notNull(),
    addedAt: when('added_at').notNull(),
    addedBy: text('added_by').notNull(),
    usedAt: when('used_at'),
    /** Since when it publishes nothing any more. */
    revokedAt: when('revoked_at'),
  },
  (table) => [
    uniqueIndex('platform_publish_keys_name')
      .on(table.remote, table.name)
      .where(sql`${table.revokedAt} is null`),
  ],
);

/** Proofs that were used, until they are too old to be used again. */
export const publishProofs = pgTable('platform_publish_proofs', { jti: text('jti').primaryKey(), at: when('at').notNull() }, (table) => [
  index('platform_publish_proofs_at').on(table.at),
]);
