import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { users } from '../users/tables.ts';

/** Public half of a session's WebCrypto key. */
export type SessionKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string };

/** A session family: what one login in one browser began, until it is ended or too old. */
export const sessions = pgTable(
  'account_sessions',
  {
    id: text('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    deviceId: text('device_id').notNull(),
    deviceName: text('device_name').notNull(),
    os: text('os').notNull(),
    /** Calls with `proof` are checked against it; null when the browser gave none. */
    key: jsonb('key').$type<SessionKey>(),
    createdAt: when('created_at').notNull(),
    lastSeenAt: when('last_seen_at').notNull(),
    /** Absolute limit: no refresh goes past it. */
    expiresAt: when('expires_at').notNull(),
    revokedAt: when('revoked_at'),
    /** `logout`, `reuse`, or what ended it: `password`, `email`, `device`, `deleted`. */
    revokedReason: text('revoked_reason'),
  },
  (table) => [index('account_sessions_user').on(table.userId), index('account_sessions_revoked_at').on(table.revokedAt)],
);

/** Refresh tokens by their hashes. One that was used stays, so that its reuse is known. */
export const refreshTokens = pgTable(
  'account_refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: when('created_at').notNull(),
    usedAt: when('used_at'),
    replacedBy: text('replaced_by'),
  },
  (table) => [index('account_refresh_tokens_session').on(table.sessionId)],
);

/** Tries of a password that have not led to a sign-in. `*` stands for any subject or any network. */
export const loginTries = pgTable(
  'account_login_tries',
  {
    /** Keyed hash of the address: whether it has an account makes no difference here. */
    subject: text('subject').notNull(),
    network: text('network').notNull(),
    tries: integer('tries').notNull(),
    lastAt: when('last_at').notNull(),
    /** No try is looked at before. */
    blockedUntil: when('blocked_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.network] }), index('account_login_tries_last_at').on(table.lastAt)],
);

/** Proofs that were used, so that none is used twice (security G4). */
export const proofs = pgTable(
  'account_proofs',
  {
    sessionId: text('session_id').notNull(),
    jti: text('jti').notNull(),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.jti] }), index('account_proofs_at').on(table.at)],
);

/** Calls that were done once under their key (security G5). */
export const idempotency = pgTable(
  'account_idempotency',
  {
    endpoint: text('endpoint').notNull(),
    /** `user:<id>`, or `device:<id>` for a visitor. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** Keyed hash, because a body may hold what must not be guessed from it. */
    bodyHash: text('body_hash').notNull(),
    result: jsonb('result'),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.endpoint, table.caller, table.key] }), index('account_idempotency_at').on(table.at)],
);
