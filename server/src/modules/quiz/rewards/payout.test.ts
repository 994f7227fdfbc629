import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/database.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import type { Notify } from '../../notices/index.ts';
import { createPayout } from './payout.ts';

jest.setTimeout(60_000);

const ROUND = '2026-11-26';
const CLOSES = Date.parse('2026-11-26T16:00:00Z');
const HOUR = 3600 * 1000;

let database: Database;
let ledger: Ledger;
let now: number;
let told: [number[], string][];
let people = 0;
const clock = { now: () => now };
const notify: Notify = async (_tx, userIds, { values }) => void told.push([[...userIds], (values as { bricks: string }).bricks]);
const payoutBy = (own: Ledger = ledger) => createPayout({ db: database.db, clock, ledger: own, notify });

beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ db: database.db, clock });
});
afterAll(async () => {
  const findings = await ledger.reconcile();
  await database.close();
  expect(findings).toEqual([]);
});
beforeEach(async () => {
  now = CLOSES + HOUR;
  told = [];
  await database.sql`truncate quiz_claims, quiz_rounds, quiz_runs cascade`;
});

/** A closed round in which so many people have claims of these weights. @returns their ids */
async function closed(round: string, weights: readonly number[]): Promise<number[]> {
  await database.sql`
    insert into quiz_rounds (id, opens_at, closes_at, root, tier_n, secret_hash, sealed, commit, chain, committed_at)
    values (${round}, ${new Date(CLOSES - 24 * HOUR).toISOString()}, ${new Date(CLOSES).toISOString()}, '', '{1,1,1}', '', '', '', '', now())`;
  const ids = weights.map(() => (people += 1));
  await database.sql`
    insert into quiz_claims (round_id, user_id, run_id, weight, at)
    select ${round}, id, 'run-' || id, weight, now() from unnest(${ids}::bigint[], ${[...weights]}::int[]) as c(id, weight)`;
  return ids;
}
const totals = async (round: string) => {
  const [row] = await database.sql`
    select count(*)::int as claims, coalesce(sum(amount), 0)::int as paid, max(amount) as most,
           (select settled_at is not null from quiz_rounds where id = ${round}) as settled,
           (select balance::int from account_ledger_accounts a join account_ledger_budgets b on b.id = a.user_id and a.owner = 'budget'
             where b.name = ${`quiz:${round}`}) as left
      from quiz_claims where round_id = ${round} and state <> 'waiting'`;
  return row!;
};
const bricksOf = async (userId: number) => (await ledger.balances(userId))[0]!;

describe('the payout of a round', () => {
  test.each([
    [1, '2026-01-01'],
    [7, '2026-01-02'],
    [499, '2026-01-03'],
    [501, '2026-01-04'],
    [3000, '2026-01-05'],
  ])('it never pays more than the budget to %i players, and gives back the rest', async (count, round) => {
    await closed(
      round,
      Array.from({ length: count }, (_, index) => 100 + ((index * 7919) % 2600)),
    );
    await payoutBy().payDue();
    const { claims, paid, most, settled, left } = await totals(round);
    expect([claims, settled, left]).toEqual([count, true, 0]);
    expect([paid <= 10_000, most <= 20, paid > 0]).toEqual([true, true, true]);
    if (count > 1000) expect(paid).toBeGreaterThan(9000 - count);
  });

  test('a share is by weight, frozen for 48 hours, told once, and then free', async () => {
    const round = '2026-02-01';
    const [one, other] = (await closed(round, [2000, 1])) as [number, number];
    await payoutBy().payDue();
    expect([await bricksOf(one), await bricksOf(other)]).toMatchObject([
      { amount: 20, freeze: 20, available: 0 },
      { amount: 4, freeze: 4, available: 0 },
    ]);
    expect(told).toEqual([
      [[one], '20'],
      [[other], '4'],
    ]);
    now += 48 * HOUR - 1;
    await payoutBy().thaw();
    expect(await bricksOf(one)).toMatchObject({ freeze: 20 });
    now += 1;
    for (const _time of [1, 2]) await payoutBy().thaw();
    expect(await bricksOf(one)).toMatchObject({ amount: 20, freeze: 0, available: 20 });
  });

  test('killed in the middle it goes on, and pays nobody twice', async () => {
    const round = '2026-03-01';
    const ids = await closed(
      round,
      Array.from({ length: 1700 }, () => 1000),
    );
    let batches = 0;
    const dying: Ledger = {
      ...ledger,
      postAll: async (tx, postings) => {
        await ledger.postAll(tx, postings);
        batches += 1;
        if (batches % 2 === 0) throw new Error('killed');
      },
    };
    await expect(payoutBy(dying).payDue()).rejects.toThrow('killed');
    expect(await totals(round)).toMatchObject({ claims: 500, settled: false });
    await expect(payoutBy(dying).payDue()).rejects.toThrow('killed');
    await Promise.all([payoutBy().payDue(), payoutBy().payDue(), payoutBy().payDue()]);
    expect(await totals(round)).toMatchObject({ claims: 1700, paid: 1700 * 5, settled: true, left: 0 });
    const amounts = await Promise.all([ids[0]!, ids[600]!, ids[1699]!].map(bricksOf));
    expect(amounts).toMatchObject([{ amount: 5 }, { amount: 5 }, { amount: 5 }]);
    await payoutBy().payDue();
    expect((await bricksOf(ids[0]!)).amount).toBe(5);
  });

  test('one round that can’t be paid holds up no other', async () => {
    const [bad, good] = ['2026-05-01', '2026-05-02'] as const;
    for (const round of [bad, good]) await closed(round, [1000]);
    const failing: Ledger = {
      ...ledger,
      postAll: (tx, postings) => (postings[0]?.ref === bad ? Promise.reject(new Error('no way')) : ledger.postAll(tx, postings)),
    };
    await expect(payoutBy(failing).payDue()).rejects.toThrow('no way');
    expect([await totals(bad), await totals(good)]).toMatchObject([{ settled: false }, { settled: true, paid: 20 }]);
  });

  test('runs share what live events have left, also when a winner has deleted their account', async () => {
    const round = '2026-06-01';
    await closed(round, [1000, 1000]);
    await database.sql`
      insert into quiz_events (id, day, opens_at, total, answer_ms, pause_ms, prize, by, root, tier_n, secret_hash, sealed, commit, chain,
                               committed_at, phase, winners, share)
      values ('gone', ${round}, now(), 2, 5000, 3000, 9990, 'test', '', '{1,1,1}', '', '', '', '', now(), 'ended', 2, 4995)`;
    await payoutBy().payDue();
    expect(await totals(round)).toMatchObject({ paid: 10, most: 5, settled: true, left: 0 });
  });

  test('it waits until late runs have ended and can be bound no more', async () => {
    await closed(ROUND, [1000]);
    now = CLOSES + 12 * 60 * 1000;
    await payoutBy().payDue();
    expect(await totals(ROUND)).toMatchObject({ claims: 0, settled: false });
    now = CLOSES + 13 * 60 * 1000;
    await payoutBy().payDue();
    expect(await totals(ROUND)).toMatchObject({ claims: 1, settled: true });
  });

  test('a round without claims takes nothing', async () => {
    await closed('2026-04-01', []);
    await payoutBy().open('2026-04-01');
    await payoutBy().payDue();
    expect(await totals('2026-04-01')).toMatchObject({ claims: 0, settled: true, left: 0 });
  });
});
