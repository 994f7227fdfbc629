import type { Database } from '@mortar/server';
import type { Ledger } from '../../server/src/modules/ledger/index.ts';
import { FIRST_PERSON, OPERATIONS, operationOf, type Operation } from './plan.ts';

export interface Verdict {
  /** Operations and accounts that are not as their answers say, and findings of the reconciliation. */
  wrong: number;
  /** Balances of persons below 0, now or after any entry. */
  negative: number;
  /** Operations that were booked more than once. */
  doubled: number;
}

type Changes = Map<string, number>;

/** What an operation does to available and frozen bricks when it is done. */
function changesOf({ name, from, to, bricksType, amount, of }: Operation): [string, number][] {
  const available = (user: number) => `${user} available ${bricksType}`;
  const frozen = `${from} frozen ${bricksType}`;
  if (name === 'reverse') return changesOf(operationOf(of)).map(([account, change]) => [account, -change]);
  if (name === 'issue') return [[available(from), amount]];
  if (name === 'transfer')
    return [
      [available(from), -amount],
      [available(to), amount],
    ];
  const sign = name === 'freeze' ? 1 : -1;
  return [
    [available(from), -sign * amount],
    [frozen, sign * amount],
  ];
}

/** Balances that follow from the answers alone. */
function expectedOf(outcomes: ReadonlyMap<number, string>): Changes {
  const expected: Changes = new Map();
  for (const [number, outcome] of outcomes) {
    if (outcome !== 'done') continue;
    for (const [account, change] of changesOf(operationOf(number))) expected.set(account, (expected.get(account) ?? 0) + change);
  }
  return expected;
}

async function countWrongAccounts({ sql }: Database, outcomes: ReadonlyMap<number, string>): Promise<number> {
  const rows = await sql`select user_id, kind, bricks_type, balance from account_ledger_accounts where user_id >= ${FIRST_PERSON}`;
  const held = new Map(rows.map((row) => [`${row['user_id']} ${row['kind']} ${row['bricks_type']}`, Number(row['balance'])]));
  const expected = expectedOf(outcomes);
  return [...new Set([...held.keys(), ...expected.keys()])].filter((account) => (held.get(account) ?? 0) !== (expected.get(account) ?? 0))
    .length;
}

/** Compares what the ledger holds with the answers that were given. */
export async function judge(database: Database, ledger: Ledger, outcomes: ReadonlyMap<number, string>): Promise<Verdict> {
  const { sql } = database;
  const booked = await sql`select ref, count(*)::int as times from account_ledger_transactions where ref like 'operation:%' group by ref`;
  const times = new Map(booked.map((row) => [String(row['ref']), Number(row['times'])]));
  const numbers = Array.from({ length: OPERATIONS }, (_, number) => number);
  const otherwise = numbers.filter((number) => (outcomes.get(number) === 'done') !== times.has(operationOf(number).key)).length;
  const findings = await ledger.reconcile();
  const [low] = await sql`
    select count(*)::int as times from account_ledger_entries e join account_ledger_accounts a on a.id = e.account_id
     where a.owner = 'user' and (e.balance_after < 0 or a.balance < 0)`;
  return {
    wrong: otherwise + (await countWrongAccounts(database, outcomes)) + findings.length,
    negative: Number(low?.['times']),
    doubled: [...times.values()].filter((count) => count > 1).length,
  };
}
