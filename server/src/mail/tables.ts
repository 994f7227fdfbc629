import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../db/columns.ts';

/** Mails that a server refused for good. */
export const refusals = pgTable(
  'mail_refusals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Keyed hash of the address. */
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    /** The SMTP server's answer, such as 550. */
    replyCode: integer('reply_code').notNull(),
    at: when('at').notNull(),
  },
  (table) => [index('mail_refusals_recipient').on(table.recipient, table.at)],
);

/** What the dev mailbox holds. */
export const devMailbox = pgTable(
  'mail_dev_mailbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One mail is kept once although its job ran twice. */
    letterId: text('letter_id').notNull().unique(),
    to: text('to').notNull(),
    /** Subject and both parts, sealed: they hold codes and links. */
    sealed: text('sealed').notNull(),
    at: when('at').notNull(),
  },
  (table) => [index('mail_dev_mailbox_to').on(table.to)],
);
