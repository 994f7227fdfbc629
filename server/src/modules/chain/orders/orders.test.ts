import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pageTrader, tradeSiteAt } from '@mortar/chain/testing';
import { bidding, creating, delivering, ending, purchasing, type TradeSite, type TradingType } from '@mortar/chain/trade';
import type { Activity, Collection, Item, Order, OrderEvent, RankedCollection } from '@mortar/protocol/market';
import { eventually, startLocalMarket } from '../../../../test/local-market.ts';
import { NOBODY } from '../address.ts';

const CHAIN = 31_337;
const PRICE = 10n ** 15n;
const HOUR_SECONDS = 3600;
type Hex = `0x${string}`;

let market: Awaited<ReturnType<typeof startLocalMarket>>;
let site: TradeSite;
/** What followers of topics heard. */
const told: object[] = [];
beforeAll(async () => {
  const listening = ({ topics }: { topics: { publish: unknown } }) => {
    topics.publish = (topic: string, data: object) => Promise.resolve(void told.push({ topic, ...data }));
  };
  market = await startLocalMarket([], { realtime: listening as never });
  site = tradeSiteAt(market.anvil.url, market.addresses);
});
afterAll(() => market.close());

interface Page<Item> {
  items: Item[];
  next: string | null;
  now: string;
}
const ask = async (url: string) =>
  (await market.app.call({ url: `/api/dcservice/${url}`, signed: true })).json<{ code: number; data: never }>();
const read = async <Data>(url: string): Promise<Data> => (await ask(url)).data;
const list = (query: string) => read<Page<Order>>(`order/open/list?chain=${CHAIN}&${query}`);
const found = async (id: string) => (await read<{ order: Order } | null>(`order/open/detail?id=${id}`))?.order;
const one = async (id: string) => (await found(id))!;
const events = (id: string, kind = 'all') => read<Page<OrderEvent>>(`order/open/history?id=${id}&kind=${kind}`);

async function person() {
  const trader = pageTrader(site);
  await trader.fund();
  return trader;
}
let given = 0n;
let orders = 0;
/** Somebody puts the next work into the order book. @returns who, and the id of the order */
async function offered(tradingType: TradingType, hours: number, price = PRICE) {
  const seller = await person();
  const tokenId = (given += 1n);
  await market.ann.give(market.collection, seller.address, tokenId);
  const collection = market.collection as Hex;
  const terms = { tradingType, collection, tokenId, amount: 1n, price, currency: NOBODY as Hex, seconds: hours * HOUR_SECONDS };
  await seller.send(await creating(site, { ...terms, isInstant: true }, seller.address));
  const id = `${CHAIN}-${(orders += 1)}`;
  await eventually(async () => (await found(id))?.state === 'open');
  return { seller, id, number: BigInt(orders), tokenId };
}

test('orders are found by type, end and who made them, page by page', async () => {
  const late = await offered('auction', 5);
  const soon = await offered('auction', 2);
  const fixed = await offered('fixed', 9);
  const found = (await list('type=auction&sort=ending')).items;
  expect(found.map(({ id }) => id)).toEqual([soon.id, late.id]);
  expect(found[0]).toMatchObject({
    type: 'auction',
    state: 'open',
    item: market.itemId(Number(soon.tokenId)),
    collection: { id: market.collectionId, name: 'Kiln Works' },
    creator: soon.seller.address,
    purchaser: null,
    price: null,
    asked: { amount: String(PRICE), symbol: 'ETH', decimals: 18 },
    lowestBid: String(PRICE),
    bids: 0,
  });
  const first = await list('type=auction&sort=ending&pageSize=1');
  const second = await list(`type=auction&sort=ending&pageSize=1&cursor=${first.next}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([soon.id, late.id]);
  expect(second.next).toBeNull();
  expect((await list('type=auction&state=all&pageSize=1')).items).toMatchObject([{ id: soon.id }]);
  expect((await list(`type=fixed&collection=${market.collection}`)).items).toMatchObject([{ id: fixed.id, lowestBid: null }]);
  expect((await list(`type=fixed&collection=${site.exchange}`)).items).toEqual([]);
  expect((await read<Page<Order>>(`order/open/item/${market.itemId(Number(soon.tokenId))}`)).items).toMatchObject([{ id: soon.id }]);
  const made = await read<Page<Order>>(`order/open/account/${late.seller.address}?chain=${CHAIN}`);
  expect(made.items).toMatchObject([{ id: late.id }]);
});

test('an auction shows its bids and what is to be bid next, and who follows its collection hears of it', async () => {
  const { id, number, tokenId } = await offered('auction', 3);
  const [ben, cy] = [await person(), await person()];
  await ben.send(await bidding(site, number, PRICE, ben.address));
  await cy.send(await bidding(site, number, 2n * PRICE, cy.address));
  await eventually(async () => (await one(id)).bids === 2);
  expect(await one(id)).toMatchObject({
    purchaser: cy.address,
    price: { amount: String(2n * PRICE) },
    lowestBid: String((2n * PRICE * 105n) / 100n),
  });
  const { items } = await events(id, 'bid');
  expect(items).toMatchObject([
    { action: 'bid', account: cy.address, price: { amount: String(2n * PRICE) } },
    { action: 'bid', account: ben.address, price: { amount: String(PRICE) } },
  ]);
  const bought = await read<Page<Order>>(`order/open/account/${ben.address}?chain=${CHAIN}&side=bought`);
  expect(bought.items).toMatchObject([{ id, purchaser: cy.address }]);
  const topic = `market:collection:${market.collectionId}`;
  const heard = { topic, kind: 'order', order: String(number), tokenId: String(tokenId), isLive: true };
  await eventually(() => Promise.resolve(told.filter((one) => 'order' in one && one.order === String(number)).length >= 2));
  expect(told).toContainEqual(heard);
});

test('a fixed order is bought, and its story is told', async () => {
  const { id, number, seller } = await offered('fixed', 3);
  const ben = await person();
  await ben.send(await purchasing(site, number, 1, PRICE, ben.address));
  await eventually(async () => (await one(id)).state === 'delivered');
  expect((await events(id)).items.map(({ action, account }) => [action, account])).toEqual([
    ['deliver', null],
    ['purchase', ben.address],
    ['create', seller.address],
  ]);
  const bought = await read<Page<Order>>(`order/open/account/${ben.address}?chain=${CHAIN}&side=bought`);
  expect(bought.items).toMatchObject([{ id, state: 'delivered', price: { amount: String(PRICE) } }]);
});

test('what is delivered counts as traded: a sale of its item, in the volume of its collection, once', async () => {
  const traded = async () => {
    const { items } = await read<Page<RankedCollection>>(`collection/open/ranking?chain=${CHAIN}&period=24h`);
    return items.find(({ collection }) => collection.id === market.collectionId)!.traded;
  };
  const figures = async () => (await read<{ collection: Collection }>(`collection/open/detail?id=${market.collectionId}`)).collection;
  const before = await figures();
  const { id, number, seller, tokenId } = await offered('fixed', 3);
  const ben = await person();
  await ben.send(await purchasing(site, number, 1, PRICE, ben.address));
  await eventually(async () => (await one(id)).state === 'delivered');
  const { items } = await read<Page<Activity>>(`collection/open/activity?id=${market.collectionId}&token=${tokenId}`);
  expect(items.map(({ kind, from, to, price }) => [kind, from, to, price])).toEqual([
    ['sale', seller.address, ben.address, String(PRICE)],
    ['transfer', seller.address, site.orderBook.toLowerCase(), null],
    ['transfer', market.ann.address.toLowerCase(), seller.address, null],
    ['mint', NOBODY, market.ann.address.toLowerCase(), null],
  ]);
  const [item] = (await read<{ items: Item[] }>(`collection/open/items?id=${market.collectionId}&sort=lastSale&owner=${ben.address}`))
    .items;
  expect(item).toMatchObject({ tokenId: String(tokenId), lastSale: { price: String(PRICE) } });
  const after = await figures();
  expect([after.sales - before.sales, after.cleanSales - before.cleanSales]).toEqual([1, 1]);
  expect((await traded()).volume).toEqual(after.cleanVolume);
});

test('an auction ends by the clock of its chain, and somebody ends it', async () => {
  const { id, number, seller } = await offered('auction', 1);
  const ben = await person();
  await ben.send(await bidding(site, number, PRICE, ben.address));
  await site.ask('evm_increaseTime' as never, [2 * HOUR_SECONDS]);
  await site.ask('evm_mine' as never, []);
  await eventually(async () => (await list('type=auction&state=ended')).items.some((order) => order.id === id));
  const { now } = await list('type=auction');
  expect(Date.parse(now)).toBeGreaterThan(Date.parse((await one(id)).endTime));
  expect((await list('type=auction')).items.map((order) => order.id)).not.toContain(id);
  await ben.send(await ending(site, number));
  await eventually(async () => (await one(id)).state === 'sold');
  expect(Date.parse((await one(id)).deliverBy!)).toBeGreaterThan(Date.parse(now));
  await seller.send(delivering(site, number));
  await eventually(async () => (await one(id)).state === 'delivered');
  expect((await events(id)).items.map(({ action }) => action)).toEqual(['deliver', 'settle', 'bid', 'create']);
});

test('what is not there and cursors of others are refused', async () => {
  expect((await ask(`order/open/detail?id=${CHAIN}-999`)).code).toBe(1512004);
  expect((await ask(`order/open/detail?id=1-1`)).code).toBe(1512004);
  const cursor = Buffer.from(JSON.stringify([1, 'x'])).toString('base64url');
  expect((await ask(`order/open/list?chain=${CHAIN}&cursor=${cursor}`)).code).toBe(1512001);
});
