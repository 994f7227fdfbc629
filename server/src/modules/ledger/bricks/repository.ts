import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/db.ts';
import { errorChain } from '../../../lib/error-chain.ts';
import { hasHolders, type LedgerLine, type PlainLine, type Unit } from './posting.ts';
import { LedgerRefusal } from './refusal.ts';
import { ledgerAccounts, ledgerBudgets, ledgerEntries, ledgerTransactions } from './tables.ts';

/** A posting as `account_ledger_post` takes it. */
export interface PlainPosting {
  key: string;
  hash: string;
  kind: string;
  ref: string;
  /** Id of the transaction that this one takes back. */
  reverses: number | null;
  at: Date;
  lines: readonly PlainLine[];
}

/** What PostgreSQL says (code, or the constraint that is broken), and what it means. */
const REFUSALS: Record<string, LedgerRefusal['reason']> = {
  account_ledger_floor: 'insufficient',
  account_ledger_range: 'malformed',
  account_ledger_bricks_type: 'malformed',
  account_ledger_transactions_reverses_unique: 'alreadyReversed',
  ML002: 'unbalanced',
  ML003: 'malformed',
};
/** The key is known with another body. */
const MISMATCH = 'ML001';

function refusalOf(error: unknown): LedgerRefusal | undefined {
  const said = errorChain(error).flatMap((link) => [link.code, (link as { constraint_name?: string }).constraint_name]);
  const reason = said.flatMap((word) => (word && REFUSALS[word]) || []).at(0);
  return reason && new LedgerRefusal(reason, `the ledger refuses: ${reason}`, { cause: error });
}

type PostedRow = PreparedQueryConfig & { execute: { posted: boolean }[] };
const POST = 'select account_ledger_post($1, $2, $3, $4, $5, $6, $7) as posted';
const POST_ALL = 'select account_ledger_post_all($1) > 0 as posted';

/** Does what books. @returns `mismatch` when a key is known with another body. @throws LedgerRefusal */
async function booked(work: Promise<{ posted: boolean }[]>): Promise<boolean | 'mismatch'> {
  try {
    return (await work).some(({ posted }) => posted);
  } catch (error) {
    if (errorChain(error).some(({ code }) => code === MISMATCH)) return 'mismatch';
    throw refusalOf(error) ?? error;
  }
}

/** The SQL of the ledger. */
export function createLedgerRepository(db: Db) {
  return {
    /**
     * Books a posting in one round trip.
     * @returns whether it is new, or `mismatch` when its key is known with another body
     * @throws LedgerRefusal
     */
    post(tx: Db, { key, hash, kind, ref, reverses, at, lines }: PlainPosting): Promise<boolean | 'mismatch'> {
      const params = [key, hash, kind, ref, reverses, at.toISOString(), JSON.stringify(lines)];
      // Builders would cost more than the call itself; a name makes the driver prepare it.
      return booked(tx._.session.prepareQuery<PostedRow>({ sql: POST, params }, undefined, 'account_ledger_post', false).execute());
    },

    /** The same for several postings at once, in their order, as a set; all or none of them. */
    postAll(tx: Db, postings: readonly PlainPosting[]): Promise<boolean | 'mismatch'> {
      const query = { sql: POST_ALL, params: [JSON.stringify(postings)] };
      return booked(tx._.session.prepareQuery<PostedRow>(query, undefined, 'account_ledger_post_all', false).execute());
    },

    async budgetOf(tx: Db, name: string): Promise<number> {
      await tx.insert(ledgerBudgets).values({ name }).onConflictDoNothing();
      const [row] = await tx.select({ id: ledgerBudgets.id }).from(ledgerBudgets).where(eq(ledgerBudgets.name, name));
      return row!.id;
    },

    async leftIn(tx: Db, budgetId: number, unit: Unit): Promise<number> {
      const [row] = await tx
        .select({ balance: ledgerAccounts.balance })
        .from(ledgerAccounts)
        .where(and(eq(ledgerAccounts.owner, 'budget'), eq(ledgerAccounts.userId, budgetId), eq(ledgerAccounts.bricksType, unit)));
      return row?.balance ?? 0;
    },

    /** The transaction of a key with its lines. */
    async transaction(tx: Db, key: string): Promise<{ id: number; reverses: number | null; lines: LedgerLine[] } | undefined> {
      const rows = await tx
        .select({ transaction: ledgerTransactions, account: ledgerAccounts, amount: ledgerEntries.amount })
        .from(ledgerTransactions)
        .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
        .where(eq(ledgerTransactions.key, key));
      const [first] = rows;
      const lines = rows.map(({ account: { owner, userId, kind, bricksType }, amount }) => ({
        account: { owner, kind, ...(hasHolders(owner) && { holderId: userId }) },
        unit: bricksType,
        amount,
      }));
      return first && { id: first.transaction.id, reverses: first.transaction.reverses, lines };
    },

    /** Accounts of a person that exist. */
    accounts: (userId: number, tx: Db = db) =>
      tx
        .select({
          id: ledgerAccounts.id,
          kind: ledgerAccounts.kind,
          bricksType: ledgerAccounts.bricksType,
          balance: ledgerAccounts.balance,
        })
        .from(ledgerAccounts)
        .where(and(eq(ledgerAccounts.owner, 'user'), eq(ledgerAccounts.userId, userId))),

    /** On how many days (UTC) bricks came in to people by one of these causes; who has none is missing. */
    async daysOf(tx: Db, userIds: readonly number[], kinds: readonly string[]): Promise<ReadonlyMap<number, number>> {
      const days = sql`count(distinct (${ledgerTransactions.at} at time zone 'UTC')::date)`.mapWith(Number);
      const rows = await tx
        .select({ userId: ledgerAccounts.userId, days })
        .from(ledgerEntries)
        .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
        .where(
          and(
            eq(ledgerAccounts.owner, 'user'),
            inArray(ledgerAccounts.userId, [...userIds]),
            eq(ledgerAccounts.kind, 'available'),
            gt(ledgerEntries.amount, 0),
            inArray(ledgerTransactions.kind, [...kinds]),
          ),
        )
        .groupBy(ledgerAccounts.userId);
      return new Map(rows.map((row) => [row.userId, row.days]));
    },

    /** Entries of one account, the latest first. @param before number of the entry that the page ends before */
    entries: (accountId: number, before: number, limit: number) =>
      db
        .select({
          transactionId: ledgerEntries.transactionId,
          line: ledgerEntries.line,
          seq: ledgerEntries.seq,
          amount: ledgerEntries.amount,
          balanceAfter: ledgerEntries.balanceAfter,
          kind: ledgerTransactions.kind,
          ref: ledgerTransactions.ref,
          at: ledgerTransactions.at,
        })
        .from(ledgerEntries)
        .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
        .where(and(eq(ledgerEntries.accountId, accountId), lt(ledgerEntries.seq, before)))
        .orderBy(desc(ledgerEntries.seq))
        .limit(limit),
  };
}

export type LedgerRepository = ReturnType<typeof createLedgerRepository>;
