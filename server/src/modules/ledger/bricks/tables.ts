import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import type { LedgerAccount, Unit } from './posting.ts';

/**
 * What a person, a budget, the issuer, the fees or the burnt hold of one brick type, or of one kind of card. Only `account_ledger_post`
 * and `account_ledger_post_all` write here.
 */
export const ledgerAccounts = pgTable(
  'account_ledger_accounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    owner: text('owner').$type<LedgerAccount['owner']>().notNull(),
    /** `account_users.id` of a user, `account_ledger_budgets.id` of a budget, else 0. */
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<LedgerAccount['kind']>().notNull(),
    /** 1 main coin, 2 silver, 3 to 5 cards: swap, skip, revival. */
    bricksType: smallint('bricks_type').$type<Unit>().notNull(),
    /** Issuer, fees and the burnt are cut into parts, so that payments of two persons need not wait for each other; 0 for the others. */
    part: smallint('part').notNull().default(0),
    /** Whole bricks. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    /** How many entries there are. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('account_ledger_accounts_holder').on(table.userId, table.owner, table.kind, table.bricksType, table.part),
    check(
      'account_ledger_owner',
      sql`${table.owner} in ('user', 'issuer', 'fees', 'burn', 'budget') and (${table.owner} in ('user', 'budget')) = (${table.userId} > 0)`,
    ),
    check('account_ledger_kind', sql`${table.kind} = 'available' or (${table.kind} = 'frozen' and ${table.owner} = 'user')`),
    check('account_ledger_bricks_type', sql`${table.bricksType} between 1 and 5`),
    check('account_ledger_floor', sql`${table.owner} not in ('user', 'budget') or ${table.balance} >= 0`),
    // JSON carries whole numbers exactly up to here.
    check('account_ledger_range', sql`${table.balance} between -9007199254740991 and 9007199254740991`),
  ],
);

/** Budgets by name, such as `quiz:2026-11-26`. */
export const ledgerBudgets = pgTable('account_ledger_budgets', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
});

/** What happened, once per key. */
export const ledgerTransactions = pgTable('account_ledger_transactions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Idempotency key: names the cause, such as `registration:17`. */
  key: text('key').notNull().unique(),
  /** SHA-256 of everything that was asked for under the key, hex. */
  bodyHash: text('body_hash').notNull(),
  /** Why: `registration`, `game`, `freeze`, …; the page has a text for each. */
  kind: text('kind').notNull(),
  /** What it is about, such as a run's id; empty when nothing is. */
  ref: text('ref').notNull(),
  /** The transaction that this one takes back; one can be taken back once. */
  reverses: bigint('reverses', { mode: 'number' }).unique(),
  at: when('at').notNull(),
});

/** One line of a transaction. Triggers refuse to change or remove it, and lines that do not sum to 0 per unit. */
export const ledgerEntries = pgTable(
  'account_ledger_entries',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    line: smallint('line').notNull(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull(),
    /** Number of the entry in its account: 1, 2, 3, … without a gap. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.line] }),
    unique('account_ledger_entries_seq').on(table.accountId, table.seq),
    check('account_ledger_amount', sql`${table.amount} <> 0`),
  ],
);
