import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../../../../test/database.ts';
import { grantTo } from '../../../../test/ledger.ts';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../lib/app-error.ts';
import { systemClock } from '../../../lib/clock.ts';
import { CARD_UNITS, createLedger, LedgerRefusal, type Ledger, type LedgerAccount } from '../index.ts';

let database: Database;
let ledger: Ledger;
let people = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ db: database.db, clock: systemClock });
});
afterAll(async () => {
  const findings = await ledger.reconcile();
  await database.close();
  expect(findings).toEqual([]);
});

/** A new person with 50 bricks of type 1. */
async function newPerson(): Promise<number> {
  people += 1;
  await grantTo(ledger, database.db, people);
  return people;
}

async function main(userId: number) {
  const [entry] = await ledger.balances(userId);
  return { amount: entry?.amount, freeze: entry?.freeze, available: entry?.available };
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof LedgerRefusal) return error.reason;
  return error instanceof AppError ? error.codeName : String(error);
}

const keyOf = (name: string) => `${name}:${Math.random()}`;
const move = (amount: number, name = 'move') => ({ key: keyOf(name), bricksType: 1 as const, amount });

describe('the ledger', () => {
  test('it moves bricks from one person to another', async () => {
    const [from, to] = [await newPerson(), await newPerson()];
    expect(await ledger.transfer(database.db, { ...move(20), from, to })).toEqual({ isNew: true });
    expect([await main(from), await main(to)]).toMatchObject([{ available: 30 }, { available: 70 }]);
  });

  test('it freezes and releases without changing the amount', async () => {
    const userId = await newPerson();
    await ledger.freeze(database.db, { ...move(30), userId });
    expect(await main(userId)).toEqual({ amount: 50, freeze: 30, available: 20 });
    await ledger.release(database.db, { ...move(10), userId });
    expect(await main(userId)).toEqual({ amount: 50, freeze: 20, available: 30 });
  });

  test('it never lets available or frozen bricks go below 0', async () => {
    const [from, to] = [await newPerson(), await newPerson()];
    expect(await refusal(ledger.transfer(database.db, { ...move(51), from, to }))).toBe('insufficient');
    expect(await refusal(ledger.freeze(database.db, { ...move(51), userId: from }))).toBe('insufficient');
    expect(await refusal(ledger.release(database.db, { ...move(1), userId: from }))).toBe('insufficient');
    expect(await main(from)).toEqual({ amount: 50, freeze: 0, available: 50 });
  });

  test('it keeps the types apart', async () => {
    const person = await newPerson();
    await ledger.issue(database.db, { ...move(3), bricksType: 2, userId: person });
    expect(await ledger.balances(person)).toEqual([
      { brickstype: 1, amount: 50, freeze: 0, available: 50 },
      { brickstype: 2, amount: 3, freeze: 0, available: 3 },
    ]);
  });

  test.each([0, -5, 0.5, Number.NaN, 2 ** 53])('it refuses to move %p bricks', async (amount) => {
    const [from, to] = [await newPerson(), await newPerson()];
    expect(await refusal(ledger.transfer(database.db, { ...move(amount), from, to }))).toBe('malformed');
  });

  test('it refuses lines that do not sum to 0 per type', async () => {
    const account = { owner: 'user', holderId: await newPerson(), kind: 'available' } as const;
    const issuer = { owner: 'issuer', kind: 'available' } as const;
    const post = (type: 1 | 2, amount: number) =>
      ledger.post(database.db, {
        key: keyOf('uneven'),
        kind: 'test',
        lines: [
          { account: issuer, unit: 1, amount: -10 },
          { account, unit: type, amount },
        ],
      });
    expect(await refusal(post(1, 11))).toBe('unbalanced');
    expect(await refusal(post(2, 10))).toBe('unbalanced');
  });

  test('it rolls back with the caller’s transaction', async () => {
    const userId = await newPerson();
    const work = database.db.transaction(async (tx) => {
      await ledger.issue(tx, { ...move(5), userId });
      throw new Error('the caller failed');
    });
    await expect(work).rejects.toThrow('the caller failed');
    expect(await main(userId)).toMatchObject({ amount: 50 });
  });
});

describe('an idempotency key of the ledger', () => {
  test('it books once, whatever the order of the lines', async () => {
    const userId = await newPerson();
    const lines = [
      { account: { owner: 'issuer', kind: 'available' }, unit: 1, amount: -5 },
      { account: { owner: 'user', holderId: userId, kind: 'available' }, unit: 1, amount: 5 },
    ] as const;
    const posting = { key: keyOf('once'), kind: 'gift', lines };
    expect(await ledger.post(database.db, posting)).toEqual({ isNew: true });
    expect(await ledger.post(database.db, { ...posting, lines: lines.toReversed() })).toEqual({ isNew: false });
    expect(await main(userId)).toMatchObject({ amount: 55 });
  });

  test('it refuses another body', async () => {
    const userId = await newPerson();
    const first = { ...move(5), userId };
    await ledger.issue(database.db, first);
    const others = [{ amount: 6 }, { ref: 'other' }, { kind: 'other' }, { bricksType: 2 as const }, { userId: await newPerson() }];
    for (const other of others) expect(await refusal(ledger.issue(database.db, { ...first, ...other }))).toBe('idempotencyMismatch');
    expect(await refusal(ledger.freeze(database.db, first))).toBe('idempotencyMismatch');
    expect(new AppError('idempotencyMismatch').code).toBe(CODES.idempotencyMismatch);
    expect(await main(userId)).toMatchObject({ amount: 55 });
  });

  test('it books once when twenty come at the same time', async () => {
    const [from, to] = [await newPerson(), (people += 1)];
    const one = { ...move(7), from, to };
    const posted = await Promise.all(Array.from({ length: 20 }, () => ledger.transfer(database.db, one)));
    expect(posted.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect([await main(from), await main(to)]).toMatchObject([{ amount: 43 }, { amount: 7 }]);
  });

  test('it lets one of two bodies win when they come at the same time', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const { key } = move(1);
    const results = await Promise.all(
      [one, other].map((userId) => refusal(ledger.issue(database.db, { key, bricksType: 1, amount: 1, userId }))),
    );
    expect(results.toSorted()).toEqual(['idempotencyMismatch', 'undefined']);
    expect([(await main(one)).amount! + (await main(other)).amount!]).toEqual([101]);
  });
});

describe('a reversal', () => {
  test('it takes a transaction back, once, under a key of its own', async () => {
    const [from, to] = [await newPerson(), await newPerson()];
    const first = { ...move(20), from, to };
    await ledger.transfer(database.db, first);
    const back = { key: keyOf('back'), of: first.key };
    expect(await ledger.reverse(database.db, back)).toEqual({ isNew: true });
    expect(await ledger.reverse(database.db, back)).toEqual({ isNew: false });
    expect(await refusal(ledger.reverse(database.db, { key: keyOf('again'), of: first.key }))).toBe('alreadyReversed');
    expect([await main(from), await main(to)]).toMatchObject([{ amount: 50 }, { amount: 50 }]);
  });

  test('it happens once when ten keys race', async () => {
    const userId = await newPerson();
    const first = { ...move(20), userId };
    await ledger.freeze(database.db, first);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => refusal(ledger.reverse(database.db, { key: keyOf('race'), of: first.key }))),
    );
    expect(results.filter((result) => result === 'undefined')).toHaveLength(1);
    expect(await main(userId)).toEqual({ amount: 50, freeze: 0, available: 50 });
  });

  test('it refuses what is unknown, what is a reversal, and what has been spent', async () => {
    const [from, to] = [await newPerson(), await newPerson()];
    const first = { ...move(50), from, to };
    await ledger.transfer(database.db, first);
    expect(await refusal(ledger.reverse(database.db, { key: keyOf('back'), of: 'no such key' }))).toBe('unknownTransaction');
    await ledger.freeze(database.db, { ...move(100), userId: to });
    expect(await refusal(ledger.reverse(database.db, { key: keyOf('back'), of: first.key }))).toBe('insufficient');
    await ledger.release(database.db, { ...move(100), userId: to });
    const back = { key: keyOf('back'), of: first.key };
    await ledger.reverse(database.db, back);
    expect(await refusal(ledger.reverse(database.db, { key: keyOf('back'), of: back.key }))).toBe('alreadyReversed');
  });
});

describe('many at once', () => {
  test('it neither blocks itself nor loses a brick when bricks run in circles', async () => {
    const circle = [await newPerson(), await newPerson(), await newPerson(), (people += 1), (people += 1)];
    const work = Array.from({ length: 200 }, (_, index) => {
      const [from, to] = [circle[index % 5]!, circle[(index + 1 + (index % 3)) % 5]!];
      return refusal(ledger.transfer(database.db, { ...move(1 + (index % 4)), from, to }));
    });
    const results = await Promise.all(work);
    expect(results.filter((result) => result !== 'undefined' && result !== 'insufficient')).toEqual([]);
    const amounts = await Promise.all(circle.map(async (person) => (await main(person)).amount!));
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(150);
  });

  test('it lets nobody spend the same bricks twice', async () => {
    const [from, to] = [await newPerson(), await newPerson()];
    const results = await Promise.all(Array.from({ length: 10 }, () => refusal(ledger.transfer(database.db, { ...move(20), from, to }))));
    expect(results.filter((result) => result === 'undefined')).toHaveLength(2);
    expect(await main(from)).toMatchObject({ available: 10 });
  });
});

describe('the database itself', () => {
  test.each([
    'update account_ledger_entries set amount = amount + 1',
    'delete from account_ledger_entries',
    'truncate account_ledger_entries',
    "update account_ledger_transactions set kind = 'other'",
    'delete from account_ledger_transactions',
    'truncate account_ledger_transactions cascade',
    'delete from account_ledger_accounts',
  ])('it refuses %p', async (statement) => {
    await newPerson();
    await expect(database.sql.unsafe(statement)).rejects.toMatchObject({ code: 'ML004' });
  });

  test('it refuses a line that leaves its transaction uneven, whoever adds it', async () => {
    await newPerson();
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`
        with moved as (update account_ledger_accounts set balance = balance + 1, seq = seq + 1
                        where id = (select min(id) from account_ledger_accounts) returning *)
        insert into account_ledger_entries
        select (select min(id) from account_ledger_transactions), 99, id, 1, balance, seq from moved`);
    });
    await expect(work).rejects.toMatchObject({ cause: { code: 'ML002' } });
  });

  test('it refuses a person’s balance below 0 whoever writes it', async () => {
    const person = await newPerson();
    const work = database.sql`update account_ledger_accounts set balance = -1 where user_id = ${person}`;
    await expect(work).rejects.toMatchObject({ constraint_name: 'account_ledger_floor' });
  });

  test('it refuses uneven lines, two of one account, and none, from whoever calls the function', async () => {
    const person = await newPerson();
    const line = (amount: number) => ({ owner: 'user', user: person, kind: 'available', type: 1, amount });
    const post = (lines: unknown) => database.sql`
      select account_ledger_post(${keyOf('raw')}, 'hash', 'raw', '', null, now(), ${JSON.stringify(lines)}::text::jsonb)`;
    await expect(post([line(5)])).rejects.toMatchObject({ code: 'ML002' });
    await expect(post([line(5), line(-5)])).rejects.toMatchObject({ code: 'ML003' });
    await expect(post([])).rejects.toMatchObject({ code: 'ML003' });
    const postAll = (lines: unknown) => database.sql`
      select account_ledger_post_all(${JSON.stringify([{ key: keyOf('raw'), hash: 'hash', kind: 'raw', ref: '', at: new Date(), lines }])}::text::jsonb)`;
    await expect(postAll([line(5)])).rejects.toMatchObject({ code: 'ML002' });
    await expect(postAll([line(5), line(-5)])).rejects.toMatchObject({ code: 'ML003' });
    await expect(postAll([])).rejects.toMatchObject({ code: 'ML003' });
  });
});

describe('cards and budgets', () => {
  const BURN = { owner: 'burn', kind: 'available' } as const;
  const ISSUER = { owner: 'issuer', kind: 'available' } as const;
  const of = (userId: number) => ({ owner: 'user', holderId: userId, kind: 'available' }) as const;

  /** A person who bought cards for 5 bricks each. */
  async function withCards(num: number): Promise<number> {
    const userId = await newPerson();
    const lines = [
      { account: of(userId), unit: 1, amount: -5 * num },
      { account: BURN, unit: 1, amount: 5 * num },
      { account: ISSUER, unit: CARD_UNITS.swap, amount: -num },
      { account: of(userId), unit: CARD_UNITS.swap, amount: num },
    ] as const;
    await ledger.post(database.db, { key: keyOf('card'), kind: 'card', lines });
    return userId;
  }
  const useSwap = (userId: number, key = keyOf('use')) =>
    ledger.post(database.db, {
      key,
      kind: 'cardUsed',
      lines: [
        { account: of(userId), unit: CARD_UNITS.swap, amount: -1 },
        { account: BURN, unit: CARD_UNITS.swap, amount: 1 },
      ],
    });

  test('a card is bought and burnt, and a person never has less than none', async () => {
    const userId = await withCards(1);
    expect(await ledger.cards(database.db, userId)).toEqual({ swap: 1, skip: 0, revival: 0 });
    const used = await Promise.all(Array.from({ length: 10 }, () => refusal(useSwap(userId))));
    expect(used.filter((reason) => reason === 'insufficient')).toHaveLength(9);
    expect(await ledger.cards(database.db, userId)).toMatchObject({ swap: 0 });
  });

  test('what a person sees of their bricks holds no cards', async () => {
    const userId = await withCards(2);
    expect((await ledger.balances(userId)).map(({ brickstype, amount }) => [brickstype, amount])).toEqual([
      [1, 40],
      [2, 0],
    ]);
    const { items, next } = await ledger.history(userId, { pageSize: 20 });
    expect(items.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['card', -10],
      ['registration', 50],
    ]);
    expect(next).toBeNull();
  });

  test('cards do not make up for bricks', async () => {
    const userId = await newPerson();
    const lines = [
      { account: of(userId), unit: 1, amount: -1 },
      { account: of(userId), unit: CARD_UNITS.skip, amount: 1 },
    ] as const;
    expect(await refusal(ledger.post(database.db, { key: keyOf('mixed'), kind: 'card', lines }))).toBe('unbalanced');
  });

  test('a budget pays no more than was put into it', async () => {
    const name = keyOf('budget');
    const [id, again] = [await ledger.budgetOf(database.db, name), await ledger.budgetOf(database.db, name)];
    expect(again).toBe(id);
    const budget = { owner: 'budget', holderId: id, kind: 'available' } as const;
    const move = (from: LedgerAccount, to: LedgerAccount, amount: number, key = keyOf('pay')) => ({
      key,
      kind: 'quiz',
      lines: [
        { account: from, unit: 1, amount: -amount },
        { account: to, unit: 1, amount },
      ] as const,
    });
    await ledger.post(database.db, move(ISSUER, budget, 10));
    const [one, other] = [await newPerson(), await newPerson()];
    const pays = [move(budget, of(one), 4), move(budget, of(other), 6)];
    for (const _time of [1, 2]) await ledger.postAll(database.db, pays);
    expect([await main(one), await main(other)]).toMatchObject([{ available: 54 }, { available: 56 }]);
    expect(await ledger.leftIn(database.db, id, 1)).toBe(0);
    expect(await refusal(ledger.postAll(database.db, [move(budget, of(one), 1)]))).toBe('insufficient');
    expect(await refusal(ledger.postAll(database.db, [move(ISSUER, of(one), 4, pays[0]!.key)]))).toBe('idempotencyMismatch');
  });
});
