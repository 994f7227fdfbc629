import type { NoncePurpose, WalletFamily } from '@mortar/protocol/identity';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** Nonces that nobody has used yet; a used one is gone. */
export const walletNonces = pgTable(
  'account_wallet_nonces',
  {
    nonce: text('nonce').primaryKey(),
    purpose: text('purpose').$type<NoncePurpose>().notNull(),
    family: text('family').$type<WalletFamily>().notNull(),
    address: text('address').notNull(),
    /** Keyed hash of the browser's cookie. */
    browser: text('browser').notNull(),
    /** Session that binds or unbinds; null for a sign-in. */
    sessionId: text('session_id'),
    issuedAt: when('issued_at').notNull(),
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [index('account_wallet_nonces_expires_at').on(table.expiresAt)],
);
