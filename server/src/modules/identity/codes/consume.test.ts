import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { SendEmailType } from '@mortar/protocol/identity';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { codesClient, cookieOf, MINUTE_MS, newAddress, otherThan } from '../../../../test/codes.ts';
import { until } from '../../../../test/platform.ts';
import type { Db } from '../../../db/db.ts';
import { createPool } from '../../../db/connect.ts';
import { createConsume, type Use } from './consume.ts';
import { createLooks } from './looks.ts';
import { createHashes } from './secrets.ts';

jest.setTimeout(60_000);

let server: TestApp;
let tries: ReturnType<typeof createPool>;
let consume: (tx: Db, use: Omit<Use, 'network'>) => Promise<string>;
/** What happens between a look at the right code and its use. */
let beforeUse: () => Promise<void> = async () => {};
beforeAll(async () => {
  server = await createTestApp({}, { withMail: true });
  tries = createPool(server.database.url, 2);
  const deps = { hashes: createHashes(server.identity.keyring), clock: server.clock };
  const looks = createLooks({ ...deps, db: drizzle(tries) });
  const giveBack = async (network: string) => {
    await looks.giveBack(network);
    await beforeUse();
  };
  const room = createConsume({ ...deps, looks: { ...looks, giveBack }, tries: drizzle(tries) });
  consume = (tx, use) => room.consume(tx, { ...use, network: '203.0.113.7' });
});
afterEach(() => {
  beforeUse = async () => {};
});
afterAll(async () => {
  await tries.end();
  await server.close();
});

const client = () => codesClient(server);
const later = (ms: number) => server.clock.set(server.clock.now() + ms);
const inTransaction = <T>(work: (tx: Db) => Promise<T>) => server.database.db.transaction(work);

/** Something to wait for until it is opened. */
function createLatch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

/** Statements that wait for a lock of another one. */
async function waiting(): Promise<number> {
  const [row] = await server.database.sql`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return Number(row?.['count']);
}

/** Uses something in a transaction that is taken back. */
async function takenBack(use: Parameters<typeof consume>[1]): Promise<string> {
  let outcome = '';
  await inTransaction(async (tx) => {
    outcome = await consume(tx, use);
    throw new Error('taken back');
  }).catch((error: unknown) => {
    if ((error as Error).message !== 'taken back') throw error;
  });
  return outcome;
}

/** A grant as the browser holds it. */
async function grantFor(email: string, purpose: SendEmailType): Promise<string> {
  const caller = client();
  const { code = '' } = await caller.receive(email, purpose);
  return cookieOf(await caller.check(email, code, purpose)).split('=')[1] ?? '';
}

describe('consume', () => {
  test('it leaves the right code usable when the caller’s transaction rolls back', async () => {
    const email = newAddress();
    const { code = '' } = await client().receive(email);
    for (let time = 0; time < 5; time += 1) expect(await takenBack({ email, purpose: 'reg', code })).toBe('ok');
    expect(await inTransaction((tx) => consume(tx, { email, purpose: 'reg', code }))).toBe('ok');
    expect(await inTransaction((tx) => consume(tx, { email, purpose: 'reg', code }))).toBe('codeExpired');
  });

  test('it counts a wrong try although the caller’s transaction rolls back, together with those of checkcode', async () => {
    const [caller, email] = [client(), newAddress()];
    const { code = '' } = await caller.receive(email);
    expect(await takenBack({ email, purpose: 'reg', code: otherThan(code) })).toBe('wrongCode');
    await caller.check(email, otherThan(code));
    expect(await takenBack({ email, purpose: 'reg', code: otherThan(code) })).toBe('wrongCode');
    expect(await takenBack({ email, purpose: 'reg', code })).toBe('codeExpired');
  });

  test('it gives one success to the right code in forty transactions at once', async () => {
    const email = newAddress();
    const { code = '' } = await client().receive(email);
    const all = Array.from({ length: 40 }, () => inTransaction((tx) => consume(tx, { email, purpose: 'reg', code })));
    expect((await Promise.all(all)).filter((outcome) => outcome === 'ok')).toHaveLength(1);
  });

  test('it holds nothing that others wait for when another transaction used the code first', async () => {
    const email = newAddress();
    const { code = '' } = await client().receive(email);
    const use = (tx: Db) => consume(tx, { email, purpose: 'reg', code });
    const [first, second, end] = [createLatch(), createLatch(), createLatch()];
    const latches = [first, second];
    beforeUse = async () => latches.shift()?.opened;
    let isUsed = false;
    const user = inTransaction(async (tx) => {
      const outcome = await use(tx);
      isUsed = true;
      await end.opened;
      return outcome;
    });
    await until('one has looked at the right code', () => latches.length === 1);
    const late = inTransaction(use);
    await until('another one has, too', () => latches.length === 0);
    first.open();
    await until('one has used it', () => isUsed);
    second.open();
    await until('the other one waits for the first', async () => (await waiting()) === 1);
    // As many as there are connections for tries.
    const others = [inTransaction(use), inTransaction(use)];
    await until('all of them wait', async () => (await waiting()) === 3);
    end.open();
    expect(await Promise.all([user, late, ...others])).toEqual(['ok', 'codeExpired', 'codeExpired', 'codeExpired']);
  });

  test('it takes a grant once, also in parallel, in place of the code', async () => {
    const email = newAddress();
    const grant = await grantFor(email, 'reg');
    expect(await takenBack({ email, purpose: 'reg', grant })).toBe('ok');
    const all = Array.from({ length: 10 }, () => inTransaction((tx) => consume(tx, { email, purpose: 'reg', grant })));
    expect((await Promise.all(all)).filter((outcome) => outcome === 'ok')).toHaveLength(1);
  });

  test('it refuses a grant for another purpose, another address, and after ten minutes', async () => {
    const email = newAddress();
    const grant = await grantFor(email, 'reg');
    expect(await takenBack({ email, purpose: 'denet', grant })).toBe('codeExpired');
    expect(await takenBack({ email: newAddress(), purpose: 'reg', grant })).toBe('codeExpired');
    later(10 * MINUTE_MS + 1);
    expect(await takenBack({ email, purpose: 'reg', grant })).toBe('codeExpired');
  });

  test('it looks at the code when the browser holds a grant for something else', async () => {
    const email = newAddress();
    const grant = await grantFor(newAddress(), 'reg');
    const { code = '' } = await client().receive(email);
    expect(await takenBack({ email, purpose: 'reg', code, grant })).toBe('ok');
  });
});
