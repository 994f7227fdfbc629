import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, type Output } from '@mortar/protocol';
import { getBricks, listBricksHistory } from '@mortar/protocol/ledger';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { testPerson } from '../../../../test/person.ts';
import { grantTo } from '../../../../test/ledger.ts';
import { createLedger, type Ledger } from '../index.ts';

let server: TestApp;
let ledger: Ledger;
beforeAll(async () => {
  server = await createTestApp();
  ledger = createLedger({ db: server.database.db, clock: server.clock });
});
afterAll(() => server.close());

const get = (url: string, userId?: number, headers: Record<string, string> = {}) =>
  server.call({ url, signed: true, headers: { ...(userId && testPerson(server, userId)), ...headers } });
const { path: BRICKS } = getBricks;
const { path: HISTORY } = listBricksHistory;
type Page = Output<typeof listBricksHistory>;

async function pageOf(userId: number, query = ''): Promise<Page> {
  return (await get(`${HISTORY}?${query}`, userId)).json<{ data: Page }>().data;
}

describe('user/bricks', () => {
  test('it shows both types with what is frozen and available', async () => {
    await grantTo(ledger, server.database.db, 1);
    await ledger.freeze(server.database.db, { key: 'f1', bricksType: 1, amount: 15, userId: 1 });
    expect((await get(BRICKS, 1)).json()['data']).toEqual([
      { brickstype: 1, amount: 50, freeze: 15, available: 35 },
      { brickstype: 2, amount: 0, freeze: 0, available: 0 },
    ]);
  });

  test.each([BRICKS, HISTORY])('it tells a visitor to sign in: %s', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: CODES.tokenInvalid, data: null }]);
  });
});

describe('user/bricks/history', () => {
  test('it names cause, subject, change and what was available then', async () => {
    const at = Date.now();
    server.clock.set(at);
    await grantTo(ledger, server.database.db, 2);
    await ledger.issue(server.database.db, { key: 'g2', kind: 'game', ref: 'run-1', bricksType: 1, amount: 4, userId: 2 });
    const { items, next } = await pageOf(2);
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { brickstype: 1, amount: 4, available: 54, cause: 'game', ref: 'run-1' },
      { brickstype: 1, amount: 50, available: 50, cause: 'registration', ref: '' },
    ]);
    expect(Math.abs(Date.parse(items[0]!.at) - at)).toBeLessThan(5000);
  });

  test('it pages through both types without losing or repeating an entry, while new ones come', async () => {
    for (let number = 1; number <= 7; number += 1)
      await ledger.issue(server.database.db, {
        key: `p3-${number}`,
        ref: String(number),
        bricksType: number % 3 ? 1 : 2,
        amount: number,
        userId: 3,
      });
    const seen: string[] = [];
    let page = await pageOf(3, 'pageSize=3');
    for (;;) {
      seen.push(...page.items.map(({ ref }) => ref));
      if (page.next === null) break;
      await ledger.issue(server.database.db, { key: `late-${seen.length}`, ref: 'late', bricksType: 1, amount: 1, userId: 3 });
      page = await pageOf(3, `pageSize=3&cursor=${page.next}`);
    }
    expect(seen).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  });

  test('it shows one type when asked', async () => {
    await ledger.issue(server.database.db, { key: 't4-1', bricksType: 1, amount: 1, userId: 4 });
    await ledger.issue(server.database.db, { key: 't4-2', bricksType: 2, amount: 2, userId: 4 });
    expect((await pageOf(4, 'brickstype=2')).items.map(({ amount }) => amount)).toEqual([2]);
  });

  test('it shows nobody else’s entries', async () => {
    await ledger.issue(server.database.db, { key: 'o5', bricksType: 1, amount: 1, userId: 5 });
    expect(await pageOf(6)).toEqual({ items: [], next: null });
  });

  test.each(['cursor=abc', 'cursor=1', 'cursor=-1.2', 'pageSize=0', 'pageSize=101', 'brickstype=3'])('it refuses %p', async (query) => {
    const answer = await get(`${HISTORY}?${query}`, 1, { lang: 'zh_HK' });
    expect(answer.json()).toMatchObject({ code: CODES.validation, data: [{ field: query.split('=')[0] }] });
  });
});
