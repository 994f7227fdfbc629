import { sql, type SQL } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';

/** What the ledger promises, by name. */
export type Invariant = 'unbalanced' | 'reversal' | 'balance' | 'sequence' | 'chain' | 'negative' | 'total';

/** One thing that is off. */
export interface Finding {
  invariant: Invariant;
  /** Row that breaks it, such as `transaction 12` or `account 7`. */
  where: string;
  /** What is there and what should be. */
  detail: string;
}

/** Each selects the rows that break its promise, as `place` and `detail`. */
const CHECKS: Record<Invariant, SQL> = {
  // Lines of a transaction sum to 0 per type, and there are at least two.
  unbalanced: sql`
    select 'transaction ' || t.id as place, format('type %s: %s lines sum to %s', a.bricks_type, count(e.line), sum(e.amount)) as detail
      from account_ledger_transactions t
      left join account_ledger_entries e on e.transaction_id = t.id
      left join account_ledger_accounts a on a.id = e.account_id
     group by t.id, a.bricks_type having count(e.line) < 2 or sum(e.amount) <> 0`,
  // A reversal is its original with the signs turned.
  reversal: sql`
    select 'transaction ' || r.id as place, format('differs from transaction %s by %s in account of %s %s', r.reverses, sum(x.amount), a.owner, a.user_id) as detail
      from account_ledger_transactions r
      join account_ledger_entries x on x.transaction_id in (r.id, r.reverses)
      join account_ledger_accounts a on a.id = x.account_id
     where r.reverses is not null
     group by r.id, r.reverses, a.owner, a.user_id, a.kind, a.bricks_type having sum(x.amount) <> 0`,
  // A balance is the sum of its entries.
  balance: sql`
    select 'account ' || a.id as place, format('holds %s, its entries sum to %s', a.balance, coalesce(sum(e.amount), 0)) as detail
      from account_ledger_accounts a left join account_ledger_entries e on e.account_id = a.id
     group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  // Entries of an account are numbered 1, 2, 3, …
  sequence: sql`
    select 'account ' || a.id as place, format('counts %s entries, there are %s up to number %s', a.seq, count(e.line), coalesce(max(e.seq), 0)) as detail
      from account_ledger_accounts a left join account_ledger_entries e on e.account_id = a.id
     group by a.id having a.seq <> count(e.line) or a.seq <> coalesce(max(e.seq), 0)`,
  // Every entry's balance is the one before it and its amount.
  chain: sql`
    select 'transaction ' || transaction_id || ' line ' || line as place,
           format('account %s: %s and %s make %s, not %s', account_id, before, amount, before + amount, balance_after) as detail
      from (select *, coalesce(lag(balance_after) over (partition by account_id order by seq), 0) as before from account_ledger_entries) e
     where before + amount <> balance_after`,
  // Neither a person nor a budget ever had less than nothing, neither now nor after any entry.
  negative: sql`
    select 'account ' || a.id as place, format('%s %s: lowest %s, now %s', a.owner, a.user_id, min(e.balance_after), a.balance) as detail
      from account_ledger_accounts a left join account_ledger_entries e on e.account_id = a.id
     where a.owner in ('user', 'budget') group by a.id having min(e.balance_after) < 0 or a.balance < 0`,
  // All accounts of a type together hold nothing: what persons have, the issuer owes.
  total: sql`
    select 'type ' || bricks_type as place, format('all accounts together hold %s', sum(balance)) as detail
      from account_ledger_accounts group by bricks_type having sum(balance) <> 0`,
};

/**
 * Checks every promise of the ledger on one moment of it.
 * @returns what is off; nothing when all is well
 */
export function reconcile(db: PostgresJsDatabase): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const findings: Finding[] = [];
      for (const [invariant, check] of Object.entries(CHECKS) as [Invariant, SQL][]) {
        const rows = await tx.execute<{ place: string; detail: string }>(check);
        findings.push(...rows.map(({ place, detail }) => ({ invariant, where: place, detail })));
      }
      return findings;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
