import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase } from '../../../../test/database.ts';
import { grantTo } from '../../../../test/ledger.ts';
import type { Database } from '../../../db/database.ts';
import { systemClock } from '../../../lib/clock.ts';
import { createLedger, type Invariant, type Ledger } from '../index.ts';

let database: Database;
let ledger: Ledger;
beforeEach(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ db: database.db, clock: systemClock });
  await grantTo(ledger, database.db, 1);
  await ledger.transfer(database.db, { key: 'a', bricksType: 1, amount: 20, from: 1, to: 2 });
  await ledger.reverse(database.db, { key: 'b', of: 'a' });
});
afterEach(() => database.close());

/** Does what no trigger would let anybody do. */
async function damage(statement: string): Promise<void> {
  await database.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx.unsafe(statement);
  });
}

const LAST = 'seq = (select max(seq) from account_ledger_entries where account_id = e.account_id)';

describe('reconcile', () => {
  test('it finds nothing in a sound ledger', async () => {
    expect(await ledger.reconcile()).toEqual([]);
  });

  test.each<[string, string, Invariant[]]>([
    [
      'a changed amount',
      'update account_ledger_entries e set amount = amount + 1 where transaction_id = 1 and line = 1',
      ['unbalanced', 'balance', 'chain'],
    ],
    [
      'a removed line',
      `delete from account_ledger_entries e where transaction_id = 3 and line = 1 and ${LAST}`,
      ['unbalanced', 'reversal', 'balance', 'sequence'],
    ],
    [
      'a transaction without lines',
      "insert into account_ledger_transactions (key, body_hash, kind, ref, at) values ('c', '', 'x', '', now())",
      ['unbalanced'],
    ],
    [
      'a changed balance',
      "update account_ledger_accounts set balance = balance + 1 where owner = 'user' and user_id = 1",
      ['balance', 'total'],
    ],
    ['a changed count', 'update account_ledger_accounts set seq = seq + 1 where user_id = 1', ['sequence']],
    [
      'a changed running balance',
      'update account_ledger_entries set balance_after = -1 where account_id = (select id from account_ledger_accounts where user_id = 1) and seq = 2',
      ['chain', 'negative'],
    ],
    ['a reversal of another transaction', 'update account_ledger_transactions set reverses = 1 where id = 3', ['reversal']],
  ])('it names %s', async (_name, statement, invariants) => {
    await damage(statement);
    const findings = await ledger.reconcile();
    expect([...new Set(findings.map(({ invariant }) => invariant))]).toEqual(invariants);
    expect(findings.every(({ where, detail }) => /^(transaction|account|type) \d/.test(where) && detail.length > 0)).toBe(true);
  });
});
