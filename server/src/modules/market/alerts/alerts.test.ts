import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readAddress } from '@mortar/chain/address';
import { getAlerts, listFavoriteItems, setAlerts, setFavorite, setItemFavorite } from '@mortar/protocol/market';
import { listNotices } from '@mortar/protocol/notices';
import { heldJobs } from '../../../../test/held-jobs.ts';
import { eventually, startLocalMarket } from '../../../../test/local-market.ts';
import type { TestPerson } from '../../../../test/people.ts';

const ETHER = 10n ** 18n;
const held = heldJobs();
let market: Awaited<ReturnType<typeof startLocalMarket>>;
let watcher: TestPerson;
let nonce = 100n;
beforeAll(async () => {
  market = await startLocalMarket(['market'], { jobs: held.jobs });
});
afterAll(() => market.close());
beforeEach(async () => {
  watcher = await market.person();
});

const told = async (person: TestPerson): Promise<Record<string, string>[]> =>
  (await person.ask(listNotices, {})).list.map(({ kind, values, link }) => ({ kind, ...values, link }));
const hears = async (person: TestPerson, kind: string) =>
  eventually(async () => (await told(person)).some((notice) => notice['kind'] === kind));
const list = (token: bigint, price: bigint) => market.list(token, price, { nonce: (nonce += 1n) });
async function owns(person: TestPerson, account: string): Promise<void> {
  const { address } = readAddress(account)!;
  const { sql } = market.app.database;
  await sql`delete from account_identities where subject = ${address}`;
  await sql`insert into account_identities (user_id, kind, subject, chain, verified_at) values (${person.userId}, 'ethereum', ${address}, 0, now())`;
}

test('a watched item that is listed, gets cheaper and is sold is told of, each thing once', async () => {
  const { itemId, ben, exchange } = { ...market, exchange: market.addresses.exchange };
  await watcher.ask(setItemFavorite, { id: itemId(1), status: 1 });
  await list(1n, ETHER);
  await hears(watcher, 'marketListed');
  const option = await list(1n, ETHER / 2n);
  await hears(watcher, 'marketLowered');
  await ben.buy(exchange, option);
  await hears(watcher, 'marketSold');
  const ether = { symbol: 'ETH', decimals: '18', item: 'Kiln Works #1', link: `/market/items/${itemId(1)}` };
  expect(await told(watcher)).toEqual([
    { kind: 'marketSold', amount: String(ETHER / 2n), ...ether },
    { kind: 'marketLowered', amount: String(ETHER / 2n), ...ether },
    { kind: 'marketListed', amount: String(ETHER), ...ether },
  ]);
});

test('what is listed for more than it is for sale is nothing to tell', async () => {
  const { itemId } = market;
  await watcher.ask(setItemFavorite, { id: itemId(10), status: 1 });
  await list(10n, 10n * ETHER);
  await hears(watcher, 'marketListed');
  for (const price of [50n, 30n, 5n]) await list(10n, price * ETHER);
  await hears(watcher, 'marketLowered');
  expect((await told(watcher)).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['marketLowered', String(5n * ETHER)],
    ['marketListed', String(10n * ETHER)],
  ]);
});

test('who sells hears of the sale and not of their own listing; whoever chose otherwise hears nothing', async () => {
  const { itemId, ann, ben, addresses } = market;
  const other = await market.person();
  await owns(watcher, ann.address);
  await watcher.ask(setItemFavorite, { id: itemId(2), status: 1 });
  await other.ask(setItemFavorite, { id: itemId(2), status: 1 });
  const choices = { ...(await other.ask(getAlerts)), item: false };
  expect(await other.ask(setAlerts, choices)).toEqual(choices);
  await ben.buy(addresses.exchange, await list(2n, ETHER));
  await hears(watcher, 'marketSale');
  expect((await told(watcher)).map((notice) => notice['kind'])).toEqual(['marketSale']);
  expect(await told(other)).toEqual([]);
});

test('a floor that moves as far as somebody chose is told once, also where it moves by a cancellation alone', async () => {
  const { collectionId: id, ann, addresses } = market;
  await list(3n, ETHER);
  await watcher.ask(setFavorite, { id, status: 1 });
  const choices = await watcher.ask(getAlerts);
  await watcher.ask(setAlerts, { ...choices, floorPercent: 50 });
  await list(4n, (ETHER * 6n) / 10n);
  await held.work('market.look');
  expect(await told(watcher)).toEqual([]);
  await list(5n, (ETHER * 4n) / 10n);
  await hears(watcher, 'marketFloor');
  expect(await told(watcher)).toMatchObject([
    { kind: 'marketFloor', way: 'down', percent: '60', collection: 'Kiln Works', link: `/market/collections/${id}` },
  ]);
  await ann.incrementCounter(addresses.exchange);
  await eventually(
    async () => (await market.app.database.sql`select from chain_options where faults = '{}' and signer = ${ann.address}`).length === 0,
  );
  await list(6n, ETHER * 2n);
  await eventually(async () => (await told(watcher))[0]?.['way'] === 'up');
  await held.work('market.look');
  expect(await told(watcher)).toHaveLength(1);
});

test('nobody gets more than their most of an hour', async () => {
  const { itemId, app } = market;
  await watcher.ask(setItemFavorite, { id: itemId(7), status: 1 });
  const hour = new Date(Math.floor(app.clock.now() / 3_600_000) * 3_600_000).toISOString();
  await app.database.sql`insert into market_alert_hours (user_id, hour, told) values (${watcher.userId}, ${hour}, 30)`;
  const other = await market.person();
  await other.ask(setItemFavorite, { id: itemId(7), status: 1 });
  await list(7n, ETHER);
  await hears(other, 'marketListed');
  expect(await told(watcher)).toEqual([]);
  expect(await other.code(setAlerts, { ...(await other.ask(getAlerts)), floorPercent: 0 })).toBe(1512001);
});

test('whoever watches what is not for sale any more hears of it when it is again; nothing else is written anew', async () => {
  const { itemId, ann, addresses, app } = market;
  const known = async () =>
    app.database.sql`select subject, price_told, xmin::text from market_favourites where user_id = ${watcher.userId} order by subject`;
  await list(8n, ETHER);
  for (const token of [8, 9]) await watcher.ask(setItemFavorite, { id: itemId(token), status: 1 });
  const before = await known();
  await ann.incrementCounter(addresses.exchange);
  await eventually(
    async () => (await app.database.sql`select from chain_options where faults = '{}' and signer = ${ann.address}`).length === 0,
  );
  await held.work('market.look');
  const after = await known();
  expect(after).toMatchObject([{ price_told: null }, { price_told: null }]);
  expect(after[1]).toEqual(before[1]);
  await list(8n, ETHER);
  await hears(watcher, 'marketListed');
});

test('a burned item leaves the list of whoever watches it', async () => {
  const { itemId, ann, collection, app } = market;
  for (const token of [8, 9]) await watcher.ask(setItemFavorite, { id: itemId(token), status: 1 });
  await ann.burn(collection as `0x${string}`, 9n);
  await eventually(
    async () => (await app.database.sql`select from chain_balances where collection = ${collection} and token_id = 9`).length === 0,
  );
  await held.work('market.look');
  const { items, total } = await watcher.ask(listFavoriteItems, {});
  expect([items.map(({ item }) => item.id), total]).toEqual([[itemId(8)], 1]);
});
