import type { NoncePurpose, WalletFamily } from '@mortar/protocol/identity';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
