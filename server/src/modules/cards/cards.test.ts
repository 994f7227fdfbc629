import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Output } from '@mortar/protocol';
import { buyRevivalCard, buySwapCard, getCardPrices, type Card } from '@mortar/protocol/cards';
import { createAccountServer, type AccountServer } from '../../../test/account.ts';
import { codeOf } from '../../../test/http.ts';
import { sessionKey } from '../../../test/session-key.ts';
import { grantTo } from '../../../test/ledger.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { AppError } from '../../lib/app-error.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createCards, type CardService } from './service.ts';

jest.setTimeout(30_000);

let server: AccountServer;
let ledger: Ledger;
let cards: CardService;
let people = 5000;
beforeAll(async () => {
  server = await createAccountServer({ modules: [...PEOPLE, 'cards'] });
  server.clock.set(Date.parse('2026-11-26T02:00:00Z'));
  ledger = createLedger({ db: server.database.db, clock: server.clock });
  cards = createCards({ db: server.database.db, clock: server.clock, ledger });
});
afterAll(async () => {
  const findings = await ledger.reconcile();
  await server.close();
  expect(findings).toEqual([]);
});

/** Somebody with 50 main coins, and silver. */
async function newPerson(silver = 0): Promise<number> {
  people += 1;
  await grantTo(ledger, server.database.db, people);
  if (silver > 0) await ledger.issue(server.database.db, { key: `silver:${people}`, bricksType: 2, amount: silver, userId: people });
  return people;
}
const buy = async (userId: number, card: Card, num = 1, more: { pricever?: string; brickstype?: number } = {}) => {
  const { pricever } = await cards.prices(userId);
  return server.database.db.transaction((tx) => cards.buy(tx, { userId, card, num, pricever, brickstype: 1, ...more }));
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.codeName : error),
  );
const mainOf = async (userId: number) => (await ledger.balances(userId))[0]!.available;
const pricesOf = async (userId: number, card: Card) =>
  (await cards.prices(userId)).list.filter((entry) => entry.card === card).map(({ price, nextprice, left }) => [price, nextprice, left]);

describe('cards', () => {
  test('prices rise by half with each further card of the day, silver is four times as many', async () => {
    const userId = await newPerson();
    expect(await pricesOf(userId, 'swap')).toEqual([
      [5, 8, 5],
      [20, 32, 5],
    ]);
    expect(await buy(userId, 'swap', 2)).toMatchObject({ card: 'swap', cards: 2, bricks: [{ available: 37 }, {}] });
    expect(await pricesOf(userId, 'swap')).toEqual([
      [12, 17, 3],
      [48, 68, 3],
    ]);
    expect(await pricesOf(userId, 'skip')).toEqual([
      [8, 12, 5],
      [32, 48, 5],
    ]);
  });

  test('they are paid in silver too', async () => {
    const userId = await newPerson(50);
    expect((await buy(userId, 'revival', 1, { brickstype: 2 })).bricks).toMatchObject([{ available: 50 }, { available: 2 }]);
  });

  test('five of a kind is all that a day has, and the next day begins at midnight in Hong Kong', async () => {
    const userId = await newPerson(2000);
    await buy(userId, 'swap', 5, { brickstype: 2 });
    expect(await refusal(buy(userId, 'swap', 1, { brickstype: 2 }))).toBe('dailyLimit');
    await buy(userId, 'skip', 1, { brickstype: 2 });
    server.clock.set(Date.parse('2026-11-26T16:00:00Z'));
    expect(await buy(userId, 'swap')).toMatchObject({ cards: 6 });
    server.clock.set(Date.parse('2026-11-26T02:00:00Z'));
  });

  test('it refuses a price that the person did not see, and bricks that they do not have', async () => {
    const userId = await newPerson();
    const { pricever } = await cards.prices(userId);
    await buy(userId, 'swap');
    expect(await refusal(buy(userId, 'swap', 1, { pricever }))).toBe('priceChanged');
    expect(await refusal(buy(userId, 'swap', 4))).toBe('insufficientBricks');
    expect([await mainOf(userId), await cards.held(server.database.db, userId)]).toEqual([45, { swap: 1, skip: 0, revival: 0 }]);
  });

  test('twenty purchases at one price sell one card', async () => {
    const userId = await newPerson();
    const { pricever } = await cards.prices(userId);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusal(buy(userId, 'skip', 1, { pricever }))));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(await mainOf(userId)).toBe(42);
  });

  test('one card is played once by fifty plays, and one play burns one card', async () => {
    const userId = await newPerson();
    await buy(userId, 'swap');
    const play = (key: string) => server.database.db.transaction((tx) => cards.burn(tx, { userId, card: 'swap', key }));
    const played = await Promise.all(Array.from({ length: 50 }, (_, index) => play(`play-${index}`)));
    expect(played.filter(Boolean)).toHaveLength(1);
    await buy(userId, 'swap', 2);
    expect([await play('again'), await play('again')]).toEqual([true, true]);
    expect(await cards.held(server.database.db, userId)).toMatchObject({ swap: 1 });
  });

  test('what has to happen before a revival card is bought rolls back with it', async () => {
    const userId = await newPerson();
    const asked: number[] = [];
    cards.beforeRevival(async (_tx, who) => void asked.push(who));
    await buy(userId, 'revival');
    await buy(userId, 'swap');
    expect(asked).toEqual([userId]);
  });
});

describe('over HTTP', () => {
  test('a visitor sees the first prices; whoever is signed in buys with a proof, once per key', async () => {
    const visitor = server.browser();
    const list = (await visitor.call(getCardPrices)).json<{ data: Output<typeof getCardPrices> }>().data;
    expect(list.list).toHaveLength(6);
    const key = sessionKey(server);
    const browser = server.browser();
    const { token, uid } = await browser.signUp('buyer@example.com', { key: key.jwk });
    const [row] = await server.database.sql`select id::int from account_users where uid = ${uid}`;
    await grantTo(ledger, server.database.db, row!['id'] as number);
    const body = { num: 1, pricever: list.pricever, brickstype: 1 };
    const post = (endpoint: typeof buySwapCard, once: string, input = body) =>
      browser.call(endpoint, input, { ...key.proof(endpoint, input, token), 'idempotency-key': once });
    const first = await post(buyRevivalCard, 'first-purchase-of-all');
    expect(first.json()).toMatchObject({ code: SUCCESS, data: { card: 'revival', cards: 1, bricks: [{ available: 38 }, {}] } });
    expect((await post(buyRevivalCard, 'first-purchase-of-all')).body).toBe(first.body);
    expect(codeOf(await post(buyRevivalCard, 'second-purchase-of-all'))).toBe(CODES.priceChanged);
    expect(codeOf(await post(buySwapCard, 'third-purchase-of-all', { ...body, num: -1 }))).toBe(CODES.validation);
    const bare = await browser.call(buySwapCard, body, { authorization: `Bearer ${token}`, 'idempotency-key': 'fourth-purchase-of-all' });
    expect(codeOf(bare)).toBe(CODES.proofRefused);
  });
});
