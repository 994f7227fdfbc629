import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/database.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import { createPayout } from './payout.ts';

jest.setTimeout(30 * 60_000);

const KILLS = 6;
const AFTER_CLOSE = Date.parse('2027-01-01');
const clock = { now: () => AFTER_CLOSE };

let database: Database;
let ledger: Ledger;
beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ db: database.db, clock });
});
afterAll(async () => {
  const findings = await ledger.reconcile();
  await database.close();
  expect(findings).toEqual([]);
});

/** A closed round with so many claims, a few of them heavy. */
async function closed(round: string, players: number): Promise<void> {
  await database.sql`
    insert into quiz_rounds (id, opens_at, closes_at, root, tier_n, secret_hash, sealed, commit, chain, committed_at)
    values (${round}, ${round}::date, ${round}::date + 1, '', '{1,1,1}', '', '', '', '', now())`;
  // It takes longer than the server lets a statement.
  await database.sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`
      insert into quiz_claims (round_id, user_id, run_id, weight, at)
      select ${round}, i, 'run-' || i, case when i % 997 = 0 then 1000000 else 100 + (i::bigint * 7919) % 2600 end, now()
        from generate_series(1, ${players}) i`;
    await tx`analyze quiz_claims`;
  });
}
const stateOf = async (round: string) => {
  const [row] = await database.sql`
    select count(*) filter (where state <> 'waiting')::int as done, coalesce(sum(amount), 0)::int as paid, max(amount) as most,
           (select count(*)::int from account_ledger_transactions where key like ${`quiz:${round}:%`} and key ~ '[0-9]$') as postings,
           count(*) filter (where amount > 0)::int as payments,
           (select settled_at is not null from quiz_rounds where id = ${round}) as settled
      from quiz_claims where round_id = ${round}`;
  return row!;
};

/** Pays in a process of its own, which is killed somewhere on its way. */
async function payAndDie(afterMs: number): Promise<void> {
  const program = join(import.meta.dirname, '../../../../test/payout-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, DATABASE_URL: database.url, NOW: String(AFTER_CLOSE) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  setTimeout(() => child.kill('SIGKILL'), afterMs);
  await ended;
}

test('Q12: a million claims get no more than the budget, whatever is killed on the way', async () => {
  const round = '2026-01-01';
  await closed(round, 1_000_000);
  for (let kill = 1; kill <= KILLS; kill += 1) await payAndDie(kill * 700);
  const half = await stateOf(round);
  expect([half['done'] > 0, half['done'] < 1_000_000, half['settled']]).toEqual([true, true, false]);
  await createPayout({ db: database.db, clock, ledger, notify: async () => {} }).payDue();
  const all = await stateOf(round);
  expect(all).toMatchObject({ done: 1_000_000, settled: true });
  expect([all['paid'] > 0, all['paid'] <= 10_000, all['most'] <= 20, all['postings'] === all['payments']]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test.each([1, 10, 100, 1000, 10_000, 100_000])('Q12: %i claims get no more than the budget', async (players) => {
  const round = `2025-01-0${String(players).length}`;
  await closed(round, players);
  await createPayout({ db: database.db, clock, ledger, notify: async () => {} }).payDue();
  const { done, paid, most, settled } = await stateOf(round);
  expect([done, paid <= 10_000, most <= 20, settled]).toEqual([players, true, true, true]);
});
