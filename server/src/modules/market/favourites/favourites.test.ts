import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  getFavoriteStats,
  getItemFavoriteStats,
  listFavoriteCollections,
  listFavoriteItems,
  setFavorite,
  setItemFavorite,
} from '@mortar/protocol/market';
import { codeOf } from '../../../../test/http.ts';
import { startLocalMarket } from '../../../../test/local-market.ts';
import { testPerson } from '../../../../test/person.ts';
import type { Glance } from '../../chain/index.ts';
import { createFavourites } from './service.ts';

const ETHER = 10n ** 18n;
let market: Awaited<ReturnType<typeof startLocalMarket>>;
beforeAll(async () => {
  market = await startLocalMarket(['market']);
});
afterAll(() => market.close());

test('somebody watches a collection, once however often they say so, and no longer when they say that', async () => {
  const { person, collectionId: id } = market;
  const [ann, ben] = [await person(), await person()];
  expect(await ann.ask(setFavorite, { id, status: 1 })).toEqual({ id, isFavorite: true, count: 1 });
  expect(await ann.ask(setFavorite, { id, status: 1 })).toEqual({ id, isFavorite: true, count: 1 });
  expect(await ben.ask(setFavorite, { id: id.toUpperCase().replace('X', 'x'), status: 1 })).toMatchObject({ count: 2 });
  const other = `31337-0x${'1'.repeat(40)}`;
  expect((await ann.ask(getFavoriteStats, { ids: `${id},${other}` })).items).toEqual([
    { id, isFavorite: true, count: 2 },
    { id: other, isFavorite: false, count: 0 },
  ]);
  expect(await ann.ask(setFavorite, { id, status: 0 })).toEqual({ id, isFavorite: false, count: 1 });
  expect(await ann.ask(setFavorite, { id, status: 0 })).toEqual({ id, isFavorite: false, count: 1 });
});

test('the list has each with its floor and what that did since, in the order that is asked for', async () => {
  const { person, collectionId: id, itemId, list, app } = market;
  const ann = await person();
  await list(1n, ETHER);
  await ann.ask(setFavorite, { id, status: 1 });
  for (const token of [1, 2, 3]) await ann.ask(setItemFavorite, { id: itemId(token), status: 1 });
  await list(2n, ETHER / 2n, { nonce: 20n });
  const [{ isLive } = { isLive: 0 }] = await app.database.sql`select count(*)::int as "isLive" from chain_options where faults = '{}'`;
  expect(isLive).toBe(2);
  const { items, total } = await ann.ask(listFavoriteCollections, { sort: 'change' });
  expect(total).toBe(1);
  expect(items).toMatchObject([
    {
      collection: { id, name: 'Kiln Works', listed: 2, floor: { amount: String(ETHER / 2n) } },
      floorThen: { amount: String(ETHER) },
      change: -0.5,
    },
  ]);
  const first = await ann.ask(listFavoriteItems, { sort: 'price', pageSize: 2 });
  expect(first.items.map(({ item }) => item.id)).toEqual([itemId(2), itemId(1)]);
  expect(first.items[0]).toMatchObject({ collection: { id, name: 'Kiln Works' }, priceThen: null });
  const second = await ann.ask(listFavoriteItems, { sort: 'price', pageSize: 2, cursor: first.next! });
  expect(second.items.map(({ item }) => item.id)).toEqual([itemId(3)]);
  expect(second).toMatchObject({ total: 3, next: null });
  expect((await ann.ask(getItemFavoriteStats, { ids: itemId(1) })).items).toMatchObject([{ isFavorite: true }]);
  expect(await ann.code(listFavoriteItems, { sort: 'name', cursor: first.next! })).toBe(1512001);
});

test('what is not there cannot be watched, nor can more than a list holds, and visitors watch nothing', async () => {
  const { person, collectionId: id, itemId, app } = market;
  const ann = await person();
  expect(await ann.code(setFavorite, { id: `31337-0x${'1'.repeat(40)}`, status: 1 })).toBe(1512004);
  expect(await ann.code(setItemFavorite, { id: itemId(99), status: 1 })).toBe(1512004);
  expect(await ann.code(setFavorite, { id: 'x', status: 1 })).toBe(1512001);
  await app.database.sql`insert into market_favourites (user_id, subject, is_item, at)
    select ${ann.userId}, '31337-0x' || lpad(to_hex(n), 40, '0'), false, now() from generate_series(1, 200) as n`;
  expect(await ann.code(setFavorite, { id, status: 1 })).toBe(1512082);
  const visitor = await app.call({ url: `/api/dataservice/user/collection/favoritestats?ids=${id}`, signed: true });
  expect(visitor.statusCode).toBe(401);
});

test('a link from elsewhere changes nothing', async () => {
  const { person, collectionId: id, app } = market;
  const ann = await person();
  const headers = { ...testPerson(app, ann.userId), 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const url = `/api/dataservice/user/collection/favoriteoperation?id=${id}&status=1`;
  expect(codeOf(await app.call({ url, headers, signed: true }))).not.toBe(1511200);
  expect((await ann.ask(getFavoriteStats, { ids: id })).items).toMatchObject([{ isFavorite: false }]);
});

test('an earlier floor is in the coin of its chain, also where nothing is for sale now', async () => {
  const { person, app } = market;
  const [ann, id, nothing] = [await person(), `137-0x${'2'.repeat(40)}`, { name: 'Kiln Works', floor: null, listed: 0 }];
  await app.database.sql`insert into market_favourites (user_id, subject, is_item, at, price_then)
    values (${ann.userId}, ${id}, false, now(), 7)`;
  const glance = {
    collections: () => Promise.resolve(new Map([[id, nothing]])),
    wholeCollections: () => Promise.resolve(new Map([[id, { id }]])),
    amount: (chain: number, currency: string, amount: string) =>
      Promise.resolve({ amount, currency, decimals: 18, symbol: `coin of ${chain}` }),
  } as unknown as Glance;
  const favourites = createFavourites({ db: app.database.db, clock: app.clock, glance });
  const { items } = await favourites.collections(ann.userId, { sort: 'added', pageSize: 5 });
  expect(items).toMatchObject([{ floorThen: { amount: '7', currency: `0x${'0'.repeat(40)}`, symbol: 'coin of 137' }, change: null }]);
});
