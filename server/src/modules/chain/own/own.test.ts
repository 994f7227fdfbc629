import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { deployLocally } from '@mortar/chain/deploy';
import { createRpc } from '@mortar/chain/source';
import { startAnvil, trader } from '@mortar/chain/testing';
import type { Earning, Earnings, HeldLot, Holding, Move, OwnOption, ReceivedOffer } from '@mortar/protocol/market';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { codeOf } from '../../../../test/http.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { testPerson } from '../../../../test/person.ts';
import { NOBODY } from '../address.ts';

jest.setTimeout(60_000);

const CHAIN = 31_337;
/** anvil's third and fourth accounts. */
const BENS = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';
const CATS = '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6';
const PRICE = 10n ** 15n;
const LOOK_MS = 40;
type Hex = `0x${string}`;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let app: TestApp;
let exchange: Hex;
let weth: Hex;
let channel: Hex;
let collection: Hex;
let [ann, ben, cat]: ReturnType<typeof trader>[] = [];
let auth: { authorization: string };
beforeAll(async () => {
  anvil = await startAnvil(CHAIN);
  const chains = { rpc: { [CHAIN]: anvil.url }, isEmbedded: true, esplora: undefined, ord: undefined, solana: undefined };
  app = await createTestApp({ modules: [...PEOPLE, 'chain'], chains });
  await until(async () => (await app.database.sql`select from chain_cursors`).length === 1);
  const { addresses } = await deployLocally(anvil.url);
  ({ exchange } = addresses);
  weth = addresses.weth!;
  [ann, ben, cat] = [trader(anvil.url), trader(anvil.url, BENS), trader(anvil.url, CATS)];
  collection = await ann!.openDrop(addresses.drops, 'Kiln Works', { royalty: 500 });
  channel = await ann!.openChannel(exchange);
  await ann!.mint(collection, 6n);
  await ann!.approve(collection, exchange);
  auth = testPerson(app, await personWith(ben!.address));
});
afterAll(async () => {
  await app.close();
  await anvil.stop();
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  for (; !(await isSo()); await wait(LOOK_MS)) if (Date.now() > end) throw new Error('it did not come');
}

/** Somebody with wallets that they have proved to be theirs. */
async function personWith(...wallets: string[]): Promise<number> {
  const { sql } = app.database;
  const person = { uid: `uid ${wallets.join()}`, username: 'Ben', locale: 'en', created_at: new Date().toISOString() };
  const [row] = await sql<{ id: string }[]>`insert into account_users ${sql(person)} returning id`;
  for (const subject of wallets)
    await sql`insert into account_identities ${sql({ user_id: row!.id, kind: 'ethereum', subject, verified_at: new Date().toISOString() })}`;
  return Number(row!.id);
}
const wire = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typeof one === 'bigint' ? String(one) : one]));
const post = (url: string, payload: unknown) => app.call({ method: 'POST', url: `/api/dcservice/item/${url}`, payload, signed: true });
async function get<Data>(path: string, query: Record<string, string> = {}, headers: Record<string, string> = auth): Promise<Data> {
  const url = `/api/dcservice/${path}?${new URLSearchParams({ chain: String(CHAIN), ...query })}`;
  const answer = await app.call({ url, signed: true, headers });
  return answer.json<{ data: Data }>().data;
}
const holdings = async (query: Record<string, string> = {}) => (await get<{ items: Holding[] }>('user/holdings', query)).items;
const history = async (query: Record<string, string> = {}) => (await get<{ items: Move[] }>('user/history', query)).items;
const earned = () => get<{ earnings: Earnings; withoutGas: number }>('creator/earning');
const sell = (who: typeof ann, tokenId: bigint, price: bigint, more: object = {}) =>
  who!.signOption(exchange, { channel, collection, tokenId, price, ...more });
const balanceOf = async (address: string) =>
  BigInt((await createRpc(anvil.url)([{ method: 'eth_getBalance', params: [address, 'latest'] }]))[0] as string);
const owned = (who: typeof ann, tokenId: bigint) => async () =>
  (await app.database.sql`select from chain_balances where token_id = ${String(tokenId)} and owner = ${who!.address}`).length === 1;
const amount = (of: { amount: string }[]) => BigInt(of[0]?.amount ?? 0);

test('nobody sees somebody’s own without a session', async () => {
  const answer = await app.call({ url: `/api/dcservice/user/holdings?chain=${CHAIN}`, signed: true });
  expect(answer.statusCode).toBe(401);
  expect((await app.call({ url: `/api/dcservice/creator/earning?chain=${CHAIN}`, signed: true })).statusCode).toBe(401);
});

test('who has no wallet holds nothing, and a chain that nobody reads is not there', async () => {
  const nobody = testPerson(app, await personWith());
  expect(await get('user/holdings', {}, nobody)).toMatchObject({ items: [], next: null });
  expect(await get('creator/earning', {}, nobody)).toMatchObject({ earnings: { realised: [], held: { units: '0' } }, withoutGas: 0 });
  expect(codeOf(await app.call({ url: '/api/dcservice/user/holdings?chain=1', signed: true, headers: auth }))).toBe(1512004);
});

test('a cursor by somebody’s hand is refused, whatever it holds', async () => {
  const hash = `0x${'0'.repeat(64)}`;
  const cursors: [path: string, key: unknown[]][] = [
    ['user/options', ['1', hash]],
    ['user/orders', ['2026-02-30T00:00:00+00:00', '1']],
    ['user/offers/made', ['May 3 (x)', hash]],
    ['user/offers/received', ['x', hash]],
    ['user/holdings', ['9'.repeat(20), '0', '', '0']],
    ['user/bids', [2 ** 31, 0]],
    ['user/history', [2 ** 31, 0, 0]],
  ];
  for (const [path, key] of cursors) {
    const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
    const url = `/api/dcservice/${path}?${new URLSearchParams({ chain: String(CHAIN), cursor })}`;
    expect([path, codeOf(await app.call({ url, signed: true, headers: auth }))]).toEqual([path, 1512001]);
  }
});

test('what is bought costs its price with gas, as much as left the wallet', async () => {
  const before = await balanceOf(ben!.address);
  await ben!.buy(exchange, await sell(ann, 1n, PRICE));
  await until(owned(ben, 1n));
  const spent = before - (await balanceOf(ben!.address));
  const { earnings, withoutGas } = await earned();
  expect(withoutGas).toBe(0);
  expect(amount(earnings.held.cost)).toBe(spent);
  expect(amount(earnings.gas)).toBe(spent - PRICE);
  expect(await holdings()).toMatchObject([
    {
      item: { tokenId: '1' },
      collection: { name: 'Kiln Works', floor: null },
      held: '1',
      listed: null,
      got: { kind: 'bought', price: { amount: String(PRICE), symbol: 'ETH' } },
    },
  ]);
});

test('what was given costs nothing, and is worth what somebody else asks in its collection', async () => {
  await ann!.give(collection, ben!.address, 2n);
  await until(owned(ben, 2n));
  await post('option/open/add', { chain: CHAIN, options: [wire(await sell(ann, 5n, 3n * PRICE))] });
  const { items } = await get<{ items: HeldLot[] }>('creator/earning/lots');
  expect(items.find(({ item }) => item.tokenId === '2')).toMatchObject({
    kind: 'received',
    units: '1',
    cost: [],
    value: { amount: String(3n * PRICE) },
    unrealised: [{ amount: String(3n * PRICE) }],
  });
  const { earnings } = await earned();
  expect(amount(earnings.held.value)).toBe(6n * PRICE);
  expect(amount(earnings.held.unrealised)).toBe(6n * PRICE - amount(earnings.held.cost));
  expect((await holdings())[0]).toMatchObject({
    collection: { floor: { amount: String(3n * PRICE) } },
    got: { kind: 'received', price: null },
  });
});

test('what somebody has for sale is listed with its state, and holdings are filtered and sorted by it', async () => {
  await ben!.approve(collection, exchange);
  await until(async () => (await app.database.sql`select from chain_approvals where owner = ${ben!.address}`).length === 1);
  await post('option/open/add', { chain: CHAIN, options: [wire(await sell(ben, 2n, 4n * PRICE))] });
  const [live] = (await get<{ items: OwnOption[] }>('user/options')).items;
  expect(live).toMatchObject({ item: { tokenId: '2' }, listing: { state: 'live' }, price: { amount: String(4n * PRICE) } });
  expect((await holdings({ filter: 'listed' })).map(({ item }) => item.tokenId)).toEqual(['2']);
  expect((await holdings({ filter: 'unlisted' })).map(({ item }) => item.tokenId)).toEqual(['1']);
  for (const [sort, order] of [
    ['price', ['2', '1']],
    ['cost', ['1', '2']],
    ['collection', ['1', '2']],
    ['received', ['2', '1']],
    ['rarity', ['1', '2']],
  ] as const) {
    const first = await get<{ items: Holding[]; next: string }>('user/holdings', { sort, pageSize: '1' });
    const second = await get<{ items: Holding[]; next: string | null }>('user/holdings', { sort, pageSize: '1', cursor: first.next });
    expect([sort, ...[...first.items, ...second.items].map(({ item }) => item.tokenId)]).toEqual([sort, ...order]);
    expect(second.next).toBeNull();
  }
  expect(await get('user/holdings/collections')).toMatchObject({ items: [{ collection: { name: 'Kiln Works' }, items: 2 }] });
});

test('what is sold leaves its gain, and its listing ended', async () => {
  const before = await earned();
  await cat!.buy(exchange, await sell(ben, 1n, 10n * PRICE));
  await until(owned(cat, 1n));
  const { earnings } = await earned();
  const bought = amount(before.earnings.held.cost);
  const kept = 10n * PRICE - amount(earnings.fees) - amount(earnings.royaltiesPaid);
  expect(amount(earnings.royaltiesPaid)).toBe(PRICE / 2n);
  expect(amount(earnings.proceeds)).toBe(10n * PRICE);
  // The exchange owes the seller exactly that.
  expect(amount(earnings.realised)).toBe(kept - bought);
  expect(amount(earnings.gasOfSales)).toBe(0n);
  const { items } = await get<{ items: Earning[] }>('creator/earning/list');
  expect(items).toMatchObject([
    { kind: 'sold', item: { tokenId: '1' }, lots: [{ kind: 'bought', units: '1', cost: [{ amount: String(bought) }] }] },
  ]);
  expect(await get('creator/earning', { from: new Date(0).toISOString(), to: new Date(1000).toISOString() })).toMatchObject({
    earnings: { realised: [], sales: 0 },
    series: [],
  });
});

test('offers that one could accept are there with the items that they take, also those for a whole collection', async () => {
  await cat!.wrap(weth, exchange, 10n * PRICE);
  const wanted = await cat!.signOption(exchange, { channel, collection, tokenId: 0n, price: PRICE, signer: NOBODY as Hex, currency: weth });
  const offer = await cat!.signOffer(exchange, { optionHash: await cat!.hashOf(exchange, wanted), price: PRICE });
  const { v: _v, r: _r, s: _s, ...terms } = wanted;
  expect(codeOf(await post('offer/open/add', { chain: CHAIN, option: wire(terms), offer: wire(offer) }))).toBe(1511200);
  const [received] = (await get<{ items: ReceivedOffer[] }>('user/offers/received')).items;
  expect(received).toMatchObject({
    scope: 'collection',
    price: { symbol: 'WETH' },
    total: 1,
    choices: [{ item: { tokenId: '2' }, offer: { state: 'live' } }],
  });
  const cats = testPerson(app, await personWith(cat!.address));
  expect(await get('user/offers/made', {}, cats)).toMatchObject({ items: [{ scope: 'collection', item: null, offer: { state: 'live' } }] });
  await ben!.sellTo(exchange, wanted, offer, 2n, []);
  await until(owned(cat, 2n));
  expect(await get('user/offers/received')).toMatchObject({ items: [] });
  await until(async () => (await get<{ items: object[] }>('user/offers/made', { filter: 'ended' }, cats)).items.length === 1);
  const { earnings } = await earned();
  // Sold for wrapped ether, which is another currency; who accepts pays the gas.
  expect(earnings.proceeds.map(({ symbol }) => symbol).sort()).toEqual(['ETH', 'WETH']);
  expect(amount(earnings.gasOfSales)).toBeGreaterThan(0n);
});

test('all that happened is told, by kind too, page by page', async () => {
  expect((await history()).map(({ kind, item }) => `${kind} ${item.tokenId}`)).toEqual(['sold 2', 'sold 1', 'received 2', 'bought 1']);
  expect((await history({ kind: 'bought' })).map(({ item }) => item.tokenId)).toEqual(['1']);
  const first = await get<{ items: Move[]; next: string }>('user/history', { pageSize: '3' });
  const rest = await get<{ items: Move[]; next: string | null }>('user/history', { pageSize: '3', cursor: first.next });
  expect([...first.items, ...rest.items].map(({ kind }) => kind)).toEqual(['sold', 'sold', 'received', 'bought']);
  expect(rest.next).toBeNull();
  expect(first.items[0]).toMatchObject({ price: { symbol: 'WETH', amount: String(PRICE) }, to: cat!.address });
});

test('a collection’s royalties are its maker’s earnings', async () => {
  const anns = testPerson(app, await personWith(ann!.address));
  const { earnings } = await get<{ earnings: Earnings }>('creator/earning', {}, anns);
  const sums = Object.fromEntries(earnings.royaltiesEarned.map((one) => [one.symbol, BigInt(one.amount)]));
  // Of three sales: her own for 1, and two of others' for 10 and 1.
  expect(sums).toEqual({ ETH: (11n * PRICE) / 20n, WETH: PRICE / 20n });
  const { items } = await get<{ items: Earning[] }>('creator/earning/list', {}, anns);
  expect(items.filter(({ kind }) => kind === 'royalty')).toHaveLength(3);
});

test('wallets of one person are one account: what moves between them keeps its cost', async () => {
  const both = testPerson(app, await personWith(`0x${'12'.repeat(20)}`, `0x${'34'.repeat(20)}`));
  await ann!.give(collection, `0x${'12'.repeat(20)}`, 6n);
  await until(async () => (await app.database.sql`select from chain_balances where owner = ${`0x${'12'.repeat(20)}`}`).length === 1);
  expect(await get('user/history', {}, both)).toMatchObject({ items: [{ kind: 'received' }] });
  expect(await get('user/holdings', {}, both)).toMatchObject({ items: [] });
});
