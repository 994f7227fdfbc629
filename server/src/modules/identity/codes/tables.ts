import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** The newest code of an address for a purpose. Addresses, codes and links stand here as keyed hashes only. */
export const codes = pgTable(
  'account_codes',
  {
    subject: text('subject').notNull(),
    purpose: text('purpose').notNull(),
    code: text('code').notNull(),
    link: text('link').notNull(),
    /** When it was ordered: the next one may be, a minute later. */
    sentAt: when('sent_at').notNull(),
    /** When its mail went out, from which its life counts; null while it waits. */
    mailedAt: when('mailed_at'),
    /** Tries of this code. */
    tries: integer('tries').notNull(),
    /** Wrong tries of all codes since the last success. */
    wrong: integer('wrong').notNull(),
    /** Code and link are one: whichever was right first uses up both. */
    usedAt: when('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.purpose] }),
    index('account_codes_waiting')
      .on(table.sentAt)
      .where(sql`${table.mailedAt} is null`),
  ],
);

/** When codes were sent to an address, for its budgets. */
export const codeSends = pgTable(
  'account_code_sends',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    at: when('at').notNull(),
  },
  (table) => [index('account_code_sends_subject').on(table.subject, table.at), index('account_code_sends_at').on(table.at)],
);

/** What a right code gave a browser: the right to one action. */
export const grants = pgTable(
  'account_code_grants',
  {
    grant: text('grant').primaryKey(),
    subject: text('subject').notNull(),
    purpose: text('purpose').notNull(),
    expiresAt: when('expires_at').notNull(),
    usedAt: when('used_at'),
  },
  (table) => [index('account_code_grants_expires_at').on(table.expiresAt)],
);

/** Codes that were looked at within a window: those of one network, and those of everybody. */
export const codeLooks = pgTable(
  'account_code_looks',
  {
    /** Keyed hash of a network, or `*` for everybody. */
    who: text('who').primaryKey(),
    wrong: integer('wrong').notNull(),
    right: integer('right').notNull(),
    /** When the window began. */
    since: when('since').notNull(),
  },
  (table) => [index('account_code_looks_since').on(table.since)],
);
