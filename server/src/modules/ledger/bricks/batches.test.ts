import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRandom } from '../../../../test/chain.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/database.ts';
import { available, createLedger, frozen, ISSUER, LedgerRefusal, type Ledger, type LedgerAccount, type Posting } from '../index.ts';
import { AppError } from '../../../lib/app-error.ts';

const PEOPLE = [1, 2, 3, 4];
const clock = { now: () => Date.UTC(2026, 10, 20) };

interface Books {
  database: Database;
  ledger: Ledger;
}
let [atOnce, inTurn]: [Books, Books] = [undefined as never, undefined as never];
const open = async (): Promise<Books> => {
  const database = await createTestDatabase();
  return { database, ledger: createLedger({ db: database.db, clock }) };
};
beforeAll(async () => {
  [atOnce, inTurn] = [await open(), await open()];
});
afterAll(() => Promise.all([atOnce.database.close(), inTurn.database.close()]));

/** Whether it was booked, or why not. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'booked',
    (error: unknown) => {
      if (error instanceof LedgerRefusal) return error.reason;
      if (error instanceof AppError) return error.codeName;
      throw error;
    },
  );

/** All that is written, transactions by their keys. */
const written = ({ sql }: Database) => sql`
  select t.key, t.body_hash, t.kind, e.line, a.owner, a.user_id, a.kind as of, a.bricks_type, a.part, e.amount, e.balance_after, e.seq
    from account_ledger_entries e join account_ledger_transactions t on t.id = e.transaction_id
    join account_ledger_accounts a on a.id = e.account_id order by t.id, e.line`;
const accounts = ({ sql }: Database) => sql`
  select owner, user_id, kind, bricks_type, part, balance, seq from account_ledger_accounts where seq > 0 order by 1, 2, 3, 4, 5`;

test('postings at once end as they would one after the other, whatever they are', async () => {
  const random = createRandom(21);
  const someone = (): LedgerAccount => random.of([ISSUER, ...PEOPLE.map(available), ...PEOPLE.map(frozen)]);
  const some = (): Posting => {
    const amount = 1 + random.below(6);
    const [from, to] = [someone(), someone()];
    // Keys meet those of earlier batches, and each other.
    const key = random.below(8) === 0 ? `key ${random.below(40)}` : `key ${random.below(10_000)}`;
    const lines = [
      { account: from, unit: 1 as const, amount: -amount },
      { account: to, unit: 1 as const, amount },
      ...(random.below(4) === 0
        ? [
            { account: ISSUER, unit: 2 as const, amount: -1 },
            { account: available(1), unit: 2 as const, amount: 1 },
          ]
        : []),
    ];
    return { key, kind: 'story', lines };
  };
  const seen: Record<string, number> = {};
  for (let batch = 0; batch < 120; batch += 1) {
    const postings = Array.from({ length: 1 + random.below(6) }, some);
    const [one, other] = [
      await outcomeOf(atOnce.ledger.postAll(atOnce.database.db, postings)),
      await outcomeOf(
        inTurn.database.db.transaction(async (tx) => {
          for (const posting of postings) await inTurn.ledger.post(tx, posting);
        }),
      ),
    ];
    seen[one] = (seen[one] ?? 0) + 1;
    // Both refuse, maybe for another one of several reasons.
    expect([batch, one === 'booked']).toEqual([batch, other === 'booked']);
  }
  expect(seen).toMatchObject({ booked: expect.any(Number), insufficient: expect.any(Number), idempotencyMismatch: expect.any(Number) });
  expect(await written(atOnce.database)).toEqual(await written(inTurn.database));
  expect(await accounts(atOnce.database)).toEqual(await accounts(inTurn.database));
  expect(await atOnce.ledger.reconcile()).toEqual([]);
});

test('batches that meet in the same accounts never wait for each other for good', async () => {
  const random = createRandom(22);
  const { database, ledger } = atOnce;
  const key = (index: number, batch: number) => `together ${batch} ${index}`;
  const batches = Array.from({ length: 12 }, (_, batch) =>
    Array.from({ length: 20 }, (_each, index): Posting => {
      const to = available(100 + random.below(15));
      return {
        key: key(index, batch),
        kind: 'story',
        lines: [
          { account: ISSUER, unit: 1, amount: -1 },
          { account: to, unit: 1, amount: 1 },
        ],
      };
    }),
  );
  await Promise.all([...batches, ...batches].map((postings) => ledger.postAll(database.db, postings)));
  const [row] = await database.sql`select sum(balance)::int as all from account_ledger_accounts where user_id >= 100`;
  expect(row!['all']).toBe(12 * 20);
  expect(await ledger.reconcile()).toEqual([]);
});
