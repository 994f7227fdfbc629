import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../db/columns.ts';

/** Tokens that open a connection; each belongs to a session and ends with it. */
export const utokens = pgTable(
  'realtime_utokens',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    sessionId: text('session_id').notNull(),
    /** Where it was given: it is worth nothing on another device. */
    deviceId: text('device_id').notNull().default(''),
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [index('realtime_utokens_session').on(table.sessionId), index('realtime_utokens_old').on(table.expiresAt)],
);

/** Nonces of key offers, taken once while an offer is fresh. */
export const nonces = pgTable('realtime_nonces', { nonce: text('nonce').primaryKey(), at: when('at').notNull() }, (table) => [
  index('realtime_nonces_old').on(table.at),
]);
