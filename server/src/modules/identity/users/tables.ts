import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

const shown = (name: string) => text(name).notNull().default('');

/** A person. How they sign in stands in `identities`, so that no address or wallet is a column here (docs/design/server.md). */
export const users = pgTable(
  'account_users',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name on the wire; tells nothing of how many there are. */
    uid: text('uid').notNull().unique(),
    username: text('username').notNull(),
    headimgurl: shown('headimgurl'),
    personalprofile: shown('personalprofile'),
    profileimageurl: shown('profileimageurl'),
    bannerimageurl: shown('bannerimageurl'),
    instagramurl: shown('instagramurl'),
    websiteurl: shown('websiteurl'),
    twitterurl: shown('twitterurl'),
    imgsource: shown('imgsource'),
    /** 0 e-mail, else the third party of spec §3: 4 Google, 6 Discord, 7 X. */
    registertype: smallint('registertype').notNull().default(0),
    certification: boolean('certification').notNull().default(false),
    /** Language of the mails to this person. */
    locale: text('locale').notNull(),
    createdAt: when('created_at').notNull(),
    /** When the person took the account back: the row stays without a name, because bookings hang on it. */
    deletedAt: when('deleted_at'),
  },
  (table) => [
    // For whoever looks for a part of a name, in scripts without spaces too.
    index('account_users_name').using('gin', sql`account_name_grams(${table.username})`),
    // For lists by name, page by page.
    index('account_users_by_name').on(sql`lower(${table.username})`, table.uid),
  ],
);

const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** A way to sign in; one subject belongs to one person. */
export const identities = pgTable(
  'account_identities',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** `email`, a third party (`google`, `discord`, `x`), or the family of a wallet. */
    kind: text('kind').notNull(),
    /** The address in its kept form: one of mail is shown and written to as it was given, and compared by `comparedEmail`. Of a third party, its own name for somebody. */
    subject: text('subject').notNull(),
    /** Network of a wallet that is a contract, for at another network the same address may be somebody else's; else 0. */
    chain: integer('chain').notNull().default(0),
    verifiedAt: when('verified_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_identities_subject').on(table.kind, table.subject, table.chain),
    // `USER@x.com` and `user@x.com` are one address (security A10); subjects of other kinds may differ by case.
    uniqueIndex('account_identities_email')
      .on(sql`lower(${table.subject})`)
      .where(sql`${table.kind} = 'email'`),
    index('account_identities_user').on(table.userId),
  ],
);

/** Argon2id of what the browser sends as the password. */
export const passwords = pgTable('account_passwords', {
  userId: userId().primaryKey(),
  hash: text('hash').notNull(),
  changedAt: when('changed_at').notNull(),
});

/** Every person's own invite code. */
export const inviteCodes = pgTable('account_invite_codes', {
  code: text('code').primaryKey(),
  userId: userId().unique(),
  createdAt: when('created_at').notNull(),
});

/** Devices that a person has signed in on; the id is the device's own word, so it decides nothing alone (security F8). */
export const devices = pgTable(
  'account_devices',
  {
    userId: userId(),
    deviceId: text('device_id').notNull(),
    name: text('name').notNull(),
    os: text('os').notNull(),
    firstSeenAt: when('first_seen_at').notNull(),
    lastSeenAt: when('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId] })],
);
