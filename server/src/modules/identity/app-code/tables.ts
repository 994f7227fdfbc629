import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { sessions } from '../session/tables.ts';
import { users } from '../users/tables.ts';

/** One-time codes by which the native app hands its person over to a page inside of it (security F13). */
export const appCodes = pgTable(
  'account_app_codes',
  {
    /** Keyed hash of the code. */
    hash: text('hash').primaryKey(),
    /** Session of the app; a session has one code at a time, and none outlives it. */
    sessionId: text('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** base64url SHA-256 of the secret that the app keeps until its bridge is asked for it (S256 of RFC 7636). */
    challenge: text('challenge').notNull(),
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [index('account_app_codes_expires_at').on(table.expiresAt)],
);
