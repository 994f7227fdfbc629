import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** Challenges that were solved once; a solution works one time. */
export const usedChallenges = pgTable(
  'account_captcha_used',
  {
    /** Keyed hash of the challenge's signature. */
    challenge: text('challenge').primaryKey(),
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [index('account_captcha_used_expires_at').on(table.expiresAt)],
);

/** How often something was done that asks for the human check when it is done too often. */
export const captchaCounts = pgTable(
  'account_captcha_counts',
  {
    action: text('action').notNull(),
    /** Keyed hash of what the policy is about, such as an address. */
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    /** When the counting began. */
    since: when('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.action, table.subject] }), index('account_captcha_counts_since').on(table.since)],
);
