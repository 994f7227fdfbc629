import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deployLocally } from '@mortar/chain/deploy';
import { answeringNumber, wantedOf } from '@mortar/chain/orders';
import { startAnvil, trader } from '@mortar/chain/testing';
import type { Output } from '@mortar/protocol';
import type { findOptions, ListedOffer, ListedOption, getMarketOverview } from '@mortar/protocol/market';
import Fastify from 'fastify';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { codeOf } from '../../../test/http.ts';
import { createPeople } from '../../../test/people.ts';
import { testPerson } from '../../../test/person.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { NOBODY } from './address.ts';
import { followMarket, type MarketEvent } from './index.ts';

const CHAIN = 31_337;
/** anvil's third account. */
const BUYER = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';
const PRICE = 10n ** 15n;
/** Seldom enough that looks don't use up the calls of a minute. */
const LOOK_MS = 40;
type Hex = `0x${string}`;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let app: TestApp;
let exchange: Hex;
let weth: Hex;
let channel: Hex;
let collection: Hex;
let ann: ReturnType<typeof trader>;
let ben: ReturnType<typeof trader>;
/** What followers of topics heard. */
const told: object[] = [];
/** What followers of the chain heard. */
const news: object[] = [];
beforeAll(async () => {
  anvil = await startAnvil(CHAIN);
  app = await createTestApp(
    {
      modules: [...PEOPLE, 'chain'],
      chains: { rpc: { [CHAIN]: anvil.url }, isEmbedded: true, esplora: undefined, ord: undefined, solana: undefined },
    },
    {
      realtime: ({ topics }) => {
        topics.publish = (topic, data) => Promise.resolve(void (topic.startsWith('market:chain:') ? news : told).push({ topic, ...data }));
      },
    },
  );
  // The server puts the contracts there.
  await until(async () => (await app.database.sql`select from chain_cursors`).length === 1);
  const { addresses } = await deployLocally(anvil.url);
  ({ exchange } = addresses);
  weth = addresses.weth!;
  [ann, ben] = [trader(anvil.url), trader(anvil.url, BUYER)];
  collection = await ann.openDrop(addresses.drops, 'Kiln Works');
  channel = await ann.openChannel(exchange);
  await ann.mint(collection, 9n);
  await ann.approve(collection, exchange);
  await ben.wrap(weth, exchange, 10n * PRICE);
  await until(async () => (await app.database.sql`select from chain_approvals where collection = ${collection}`).length === 1);
});
afterAll(async () => {
  await app.close();
  await anvil.stop();
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  for (; !(await isSo()); await wait(LOOK_MS)) if (Date.now() > end) throw new Error('it did not come');
}
/** Numbers go as decimal digits. */
const wire = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typeof one === 'bigint' ? String(one) : one]));
const post = (url: string, payload: unknown) => app.call({ method: 'POST', url: `/api/dcservice/item/${url}`, payload, signed: true });
async function get<Data>(url: string): Promise<Data> {
  const answer = await app.call({ url: `/api/dcservice/item/${url}`, signed: true });
  return answer.json<{ data: Data }>().data;
}
const itemOf = (tokenId: bigint) => `${CHAIN}-${collection}-${tokenId}`;
const add = (options: object[]) => post('option/open/add', { chain: CHAIN, options: options.map(wire) });
const optionsOf = async (tokenId: bigint, filter = 'all') =>
  (await get<{ items: ListedOption[] }>(`option/open/${filter}/${itemOf(tokenId)}`)).items;
const offersFor = async (tokenId: bigint, filter = 'all') =>
  (await get<{ items: ListedOffer[] }>(`offer/open/${filter}/${itemOf(tokenId)}`)).items;
const stateOf = async (tokenId: bigint) => (await optionsOf(tokenId))[0]?.state;
const sell = (tokenId: bigint, more: object = {}) => ann.signOption(exchange, { channel, collection, tokenId, price: PRICE, ...more });
const termsOf = ({ v: _v, r: _r, s: _s, ...terms }: Awaited<ReturnType<typeof sell>>) => terms;

describe('what is for sale', () => {
  test('a signed option is taken, shown with all that a wallet needs to buy, and gone in the block in which it sells', async () => {
    const option = await sell(1n);
    expect(codeOf(await add([option]))).toBe(1511200);
    const [listed] = await optionsOf(1n, 'live');
    expect(listed).toMatchObject({ state: 'live', left: '1', faults: [], hash: await ann.hashOf(exchange, option) });
    const { option: shown } = listed!;
    await ben.buy(exchange, { ...option, v: shown.v, r: shown.r as Hex, s: shown.s as Hex });
    await until(async () => (await stateOf(1n)) === 'traded');
    expect(await optionsOf(1n, 'live')).toEqual([]);
    expect(await optionsOf(1n)).toMatchObject([{ left: '0' }]);
    const change = { topic: `market:collection:${CHAIN}-${collection}`, kind: 'option', hash: listed!.hash, tokenId: '1' };
    const changes = () => told.filter((one) => 'hash' in one);
    await until(async () => changes().length > 1);
    const sold = { topic: `market:chain:${CHAIN}`, kinds: expect.arrayContaining(['sale']), collections: [`${CHAIN}-${collection}`] };
    await until(async () => news.some((one) => 'kinds' in one && (one.kinds as string[]).includes('sale')));
    expect(news).toContainEqual({ ...sold, block: expect.any(Number) });
    expect(changes()).toEqual([
      { ...change, isLive: true },
      { ...change, isLive: false },
    ]);
  });

  test('a transfer that is no trade is told to who looks at its collection', async () => {
    await ann.give(collection, ben.address, 4n);
    const moved = { topic: `market:collection:${CHAIN}-${collection}`, kind: 'move', tokens: ['4'] };
    await until(async () => told.some((one) => JSON.stringify(one) === JSON.stringify(moved)));
    await ben.give(collection, ann.address, 4n);
  });

  test('it closes when its token or its approval goes, and opens again when that comes back', async () => {
    await add([await sell(2n)]);
    await ann.approve(collection, exchange, false);
    await until(async () => (await stateOf(2n)) === 'closed');
    await ann.approve(collection, exchange);
    await until(async () => (await stateOf(2n)) === 'live');
    await ann.give(collection, ben.address, 2n);
    await until(async () => (await stateOf(2n)) === 'closed');
    await ben.give(collection, ann.address, 2n);
    await until(async () => (await stateOf(2n)) === 'live');
  });

  test('one that is bound to its token ends when the token moves, and stays so when it comes back', async () => {
    const nonce = await ann.boundNonce(exchange, collection, 3n, 30n);
    const before = await sell(3n, { nonce });
    expect(codeOf(await add([before]))).toBe(1511200);
    await ann.give(collection, ben.address, 3n);
    await until(async () => (await stateOf(3n)) === 'cancelled');
    await ben.give(collection, ann.address, 3n);
    expect((await add([before])).json()).toMatchObject({ code: 1512081, data: [['OptionStatusError']] });
    expect(await optionsOf(3n, 'live')).toEqual([]);
  });

  test('what the exchange would refuse is refused with its reasons, and nothing of it is kept', async () => {
    const good = await sell(9n);
    const answer = await add([good, { ...good, price: PRICE + 1n }]);
    expect(answer.json()).toMatchObject({ code: 1512081, data: [[], ['CheckFail']] });
    expect(await optionsOf(9n)).toEqual([]);
    const huge = { ...good, nonce: 10n ** 78n - 1n };
    expect(codeOf(await add([huge]))).toBe(1512001);
    expect(codeOf(await add([{ ...good, collection: weth }]))).toBe(1512004);
  });

  test('the cheapest comes first, page by page', async () => {
    for (const [nonce, factor] of [
      [40n, 3n],
      [41n, 1n],
      [42n, 2n],
    ] as const)
      expect(codeOf(await add([await sell(4n, { nonce, price: PRICE * factor })]))).toBe(1511200);
    const url = `option/open/live/${itemOf(4n)}?pageSize=2`;
    const first = await get<{ items: ListedOption[]; next: string }>(url);
    const second = await get<{ items: ListedOption[]; next: string | null }>(`${url}&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ option }) => BigInt(option.price) / PRICE)).toEqual([1n, 2n, 3n]);
    expect(second.next).toBeNull();
  });
});

test('the overview counts what is on the chain and names the last trades, in units that people know', async () => {
  const answer = await app.call({ url: '/api/dataservice/open/market/overview', signed: true });
  const [market] = answer.json<{ data: Output<typeof getMarketOverview> }>().data.markets;
  const ether = { amount: String(PRICE), symbol: 'ETH', decimals: 18 };
  expect(market).toMatchObject({ chain: { id: CHAIN, isTest: true }, collections: 1, works: 9, sales: 1, volume: [ether], names: 0 });
  expect(market!.recent).toMatchObject([{ id: itemOf(1n), collection: { name: 'Kiln Works' }, price: ether }]);
  expect(market!.contracts).toMatchObject({ exchange: exchange.toLowerCase() });
  const [coin, ...others] = market!.currencies;
  expect(coin).toEqual({ currency: NOBODY, symbol: 'ETH', decimals: 18 });
  expect(others.map(({ symbol, decimals }) => `${symbol} ${decimals}`).sort()).toEqual(['USDT 6', 'WETH 18']);
});

test('ether has the price that names are sold by, of this moment', async () => {
  const answer = await app.call({ url: '/api/dcservice/open/ethprice', signed: true });
  expect(answer.json()).toMatchObject({ code: 1511200, data: { usd: '3000', isOld: false, chain: CHAIN } });
  expect(answer.json<{ data: { age: number } }>().data.age).toBeLessThan(60);
});

describe('offers', () => {
  test('one for a token that nobody has listed is taken, and closes when the bidder has no money', async () => {
    const option = await sell(5n, { currency: weth });
    const offer = await ben.signOffer(exchange, { optionHash: await ann.hashOf(exchange, option), price: PRICE });
    expect(codeOf(await post('offer/open/add', { chain: CHAIN, option: wire(termsOf(option)), offer: wire(offer) }))).toBe(1511200);
    expect(await offersFor(5n, 'live')).toMatchObject([{ state: 'live', offer: { price: String(PRICE), bidder: ben.address } }]);
    const made = await post(`offer/open/live/${ben.address}`, { chain: CHAIN, side: 'made' });
    const received = await post(`offer/open/live/${ann.address}`, { chain: CHAIN, side: 'received' });
    for (const answer of [made, received]) expect(answer.json()).toMatchObject({ data: { items: [{ state: 'live' }] } });
    await ben.wrap(weth, exchange, 0n);
    await until(async () => (await offersFor(5n))[0]?.state === 'closed');
    await ben.wrap(weth, exchange, 10n * PRICE);
    await until(async () => (await offersFor(5n))[0]?.state === 'live');
    expect(
      codeOf(await post('offer/open/add', { chain: CHAIN, option: wire(termsOf(option)), offer: wire({ ...offer, price: 1n }) })),
    ).toBe(1512081);
  });
});

test('raising the counter ends all that was signed', async () => {
  await add([await sell(6n)]);
  expect(await stateOf(6n)).toBe('live');
  await ann.incrementCounter(exchange);
  await until(async () => (await stateOf(6n)) === 'cancelled');
});

test('every answer says how old its figures are, and a chain that nobody reads is not there', async () => {
  const { freshness } = await get<{ freshness: { age: number; block: number } }>(`option/open/live/${itemOf(1n)}`);
  expect(freshness).toMatchObject({ chain: CHAIN, isFailing: false });
  expect(freshness.block).toBeGreaterThan(0);
  expect(freshness.age).toBeLessThan(60);
  const other = await app.call({ url: `/api/dcservice/item/option/open/live/1-${collection}-1`, signed: true });
  expect(codeOf(other)).toBe(1512004);
});

describe('collections', () => {
  const open = async (url: string) => (await app.call({ url: `/api/${url}`, signed: true })).json<{ code: number; data: never }>();
  const id = () => `${CHAIN}-${collection}`;
  const data = async <Data>(url: string): Promise<Data> => (await open(url)).data;

  test('one is found by its id and by its contract, with the figures of the chain', async () => {
    const byId = await data<{ collection: Record<string, unknown> }>(`dataservice/open/collections/${id()}`);
    expect(byId.collection).toMatchObject({
      contract: collection,
      kind: 'works',
      name: 'Kiln Works',
      creator: ann.address,
      items: 9,
      owners: 2,
    });
    expect(byId.collection).toMatchObject({ sales: 1, volume: [{ currency: `0x${'0'.repeat(40)}`, amount: String(PRICE) }] });
    const byContract = await data<typeof byId>(`dataservice/open/collections/contract/${collection}`);
    const detail = await data<typeof byId>(`dcservice/collection/open/detail?id=${id()}`);
    expect([byContract.collection, detail.collection]).toEqual([byId.collection, byId.collection]);
    expect((await open(`dataservice/open/collections/${CHAIN}-${weth}`)).code).toBe(1512004);
    expect((await open(`dataservice/open/collections/contract/${weth}`)).code).toBe(1512004);
  });

  test('the chain\u2019s collections are listed page by page and found by name and creator', async () => {
    const find = (body: object) =>
      app.call({ method: 'POST', url: '/api/dataservice/open/nft/coll', payload: { chain: CHAIN, ...body }, signed: true });
    const list = async (body: object) => (await find(body)).json<{ data: { items: { name: string }[]; next: string | null } }>().data;
    const first = await list({ pageSize: 2 });
    const rest = await list({ pageSize: 2, cursor: first.next });
    expect([...first.items, ...rest.items].map(({ name }) => name).sort()).toEqual(['Kiln Works', 'Mortar Mystery Boxes', 'Mortar Names']);
    expect(rest.next).toBeNull();
    const far = Buffer.from(JSON.stringify([2 ** 31, ''])).toString('base64url');
    expect(codeOf(await find({ cursor: far }))).toBe(1512001);
    expect((await list({ search: 'KILN' })).items).toHaveLength(1);
    expect((await list({ creator: ben.address })).items).toEqual([]);
  });

  test('its items come by number or price, with owner, live option and last sale', async () => {
    interface Items {
      items: { tokenId: string; owner: string; listing: { price: string } | null; lastSale: { price: string } | null }[];
      next: string | null;
    }
    await add([await sell(7n, { price: 2n * PRICE }), await sell(8n)]);
    const url = `dcservice/collection/open/items?id=${id()}`;
    const first = await data<Items>(`${url}&pageSize=5`);
    const rest = await data<Items>(`${url}&pageSize=5&cursor=${first.next}`);
    expect([...first.items, ...rest.items].map(({ tokenId }) => tokenId)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(first.items[0]).toMatchObject({ owner: ben.address, lastSale: { price: String(PRICE) } });
    const cheap = await data<Items>(`${url}&filter=listed&sort=price&pageSize=1`);
    const dear = await data<Items>(`${url}&filter=listed&sort=price&pageSize=1&cursor=${cheap.next}`);
    expect([cheap, dear].map(({ items }) => items.map(({ tokenId }) => tokenId))).toEqual([['8'], ['7']]);
    expect((await data<Items>(`${url}&owner=${ben.address}`)).items).toHaveLength(1);
    expect(
      (await data<{ collection: { floor: object; listed: number } }>(`dcservice/collection/open/detail?id=${id()}`)).collection,
    ).toMatchObject({
      floor: { amount: String(PRICE), symbol: 'ETH', decimals: 18 },
      listed: 2,
    });
  });

  test('what happened is told the latest first, a sale once', async () => {
    interface Happened {
      items: { kind: string; tokenId: string }[];
      next: string | null;
    }
    const url = `dcservice/collection/open/activity?id=${id()}`;
    const ofOne = await data<Happened>(`${url}&token=1`);
    expect(ofOne.items.map(({ kind }) => kind)).toEqual(['sale', 'mint']);
    const kinds: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Happened = await data(`${url}&pageSize=3${cursor && `&cursor=${cursor}`}`);
      kinds.push(...page.items.map(({ kind }) => kind));
      cursor = page.next;
    }
    expect(kinds.sort()).toEqual([...Array.from({ length: 9 }, () => 'mint'), 'sale', ...Array.from({ length: 6 }, () => 'transfer')]);
    expect((await data<Happened>(`${url}&kind=sale`)).items).toHaveLength(1);
  });

  test('a work that is burned is nobody\u2019s, is told as burned and no longer for sale', async () => {
    expect(await stateOf(8n)).toBe('live');
    await ann.burn(collection, 8n);
    const url = `dcservice/collection/open/activity?id=${id()}&token=8&kind=burn`;
    await until(async () => (await data<{ items: object[] }>(url)).items.length === 1);
    await until(async () => (await stateOf(8n)) === 'closed');
    const { collection: left } = await data<{ collection: object }>(`dcservice/collection/open/detail?id=${id()}`);
    expect(left).toMatchObject({ items: 8 });
    const { items } = await data<{ items: { tokenId: string }[] }>(`dcservice/collection/open/items?id=${id()}&pageSize=20`);
    expect(items.map(({ tokenId }) => tokenId)).not.toContain('8');
  });
});

// A CryptoPunk, through the abandoned contract of Niftex: who looks finds leave that strangers still have.
test('an account sees whom it has let move what it has, and how much it has signed', async () => {
  interface Account {
    approvals: object[];
    options: number;
    offers: number;
  }
  const account = async (address: string) =>
    (await app.call({ url: `/api/dataservice/open/market/account/${address}?chain=${CHAIN}`, signed: true })).json<{ data: Account }>()
      .data;
  const stranger = `0x${'5'.repeat(40)}` as const;
  const other = await ann.openDrop((await deployLocally(anvil.url)).addresses.drops, 'Kiln Other');
  for (const operator of [exchange, stranger]) await ann.approve(other, operator);
  const named = (operator: string) => ({ collection: { id: `${CHAIN}-${other}`, name: 'Kiln Other' }, operator });
  const expected = [
    { ...named(stranger), contract: null },
    { ...named(exchange.toLowerCase()), contract: 'exchange' },
  ];
  await until(async () => (await account(ann.address)).approvals.length >= 3);
  expect((await account(ann.address)).approvals.slice(0, 2)).toMatchObject(expected);
  const before = (await account(ann.address)).options;
  await add([await sell(4n)]);
  expect((await account(ann.address)).options).toBe(before + 1);
  await ann.approve(other, stranger, false);
  await until(async () => (await account(ann.address)).approvals.length === 2);
});

test('an offer for some tokens of a collection shows at these alone, and one of them sells to it', async () => {
  const { root, paths } = wantedOf(['5', '8', '9']);
  const wanted = await ben.signOption(exchange, {
    channel,
    collection,
    tokenId: root,
    price: PRICE,
    signer: NOBODY as Hex,
    currency: weth,
  });
  const offer = await ben.signOffer(exchange, { optionHash: await ben.hashOf(exchange, wanted), price: PRICE });
  const sent = { chain: CHAIN, option: wire(termsOf(wanted)), offer: wire(offer) };
  for (const tokens of [undefined, ['5', '8']])
    expect((await post('offer/open/add', { ...sent, wanted: tokens })).json()).toMatchObject({
      code: 1512081,
      data: [['HashValueMismatch']],
    });
  expect(codeOf(await post('offer/open/add', { ...sent, wanted: ['9', '8', '5'] }))).toBe(1511200);
  const shown = async (tokenId: bigint) => (await offersFor(tokenId, 'live')).find((one) => one.option.tokenId === String(root));
  expect(await shown(7n)).toBeUndefined();
  expect(await shown(5n)).toMatchObject({ path: paths[0]![1] });
  const { path } = (await shown(9n))!;
  await ann.sellTo(exchange, wanted, offer, 9n, path as Hex[]);
  await until(async () => (await offersFor(5n)).find((one) => one.option.tokenId === String(root))?.state === 'traded');
});

test('a reader hears what is listed, offered and sold, each once, until its process ends', async () => {
  const heard: MarketEvent[] = [];
  const host = Fastify();
  await followMarket(host, app, { reader: 'test', take: (_, events) => Promise.resolve(void heard.push(...events)) });
  heard.length = 0;
  const option = await sell(3n, { nonce: 99n });
  await add([option]);
  const [{ option: shown }] = (await optionsOf(3n, 'live')) as [ListedOption];
  await until(() => Promise.resolve(heard.length === 1));
  await ben.buy(exchange, { ...option, v: shown.v, r: shown.r as Hex, s: shown.s as Hex });
  await until(() => Promise.resolve(heard.length === 2));
  const about = { chain: CHAIN, collection, tokenId: '3', seller: ann.address, price: String(PRICE), currency: NOBODY };
  expect(heard).toMatchObject([
    { kind: 'listed', amount: '1', ...about },
    { kind: 'sold', buyer: ben.address, quantity: '1', ...about },
  ]);
  await host.close();
  await add([await sell(4n, { nonce: 98n })]);
  expect(heard).toHaveLength(2);
});

describe('what a cart looks at', () => {
  test('a listing says what became of it, and what its item costs instead', async () => {
    const [dear, cheap] = [await sell(5n, { nonce: 500n, price: 3n * PRICE }), await sell(5n, { nonce: 501n, price: 2n * PRICE })];
    for (const option of [dear, cheap]) expect(codeOf(await add([option]))).toBe(1511200);
    const [first, second] = [await ann.hashOf(exchange, dear), await ann.hashOf(exchange, cheap)];
    const look = async () => {
      const answer = await post('option/open/find', { chain: CHAIN, hashes: [first, second] });
      const { items } = answer.json<{ data: Output<typeof findOptions> }>().data;
      return Object.fromEntries(items.map(({ listing, instead }) => [listing.hash, [listing.state, instead?.hash ?? null]]));
    };
    expect(await look()).toEqual({ [first]: ['live', null], [second]: ['live', null] });
    await ann.cancelNonce(exchange, 501n);
    await until(async () => (await look())[second]![0] === 'cancelled');
    expect(await look()).toMatchObject({ [second]: ['cancelled', first] });
  });
});

describe('what a wallet sends', () => {
  /** Somebody who has bound a wallet. */
  async function personWith(address: string) {
    const { userId } = await createPeople(app)();
    await app.database.sql`
      insert into account_identities (user_id, kind, subject, chain, verified_at) values (${userId}, 'ethereum', ${address}, 0, now())`;
    return { origin: app.config.publicUrl, 'sec-fetch-site': 'same-origin', ...testPerson(app, userId) };
  }
  const asked = async (url: string, headers?: Record<string, string>) =>
    (await app.call({ url: `/api/dcservice/item/offer/${url}`, signed: true, ...(headers && { headers }) })).json<{
      code: number;
      data: never;
    }>();
  const offered = async ({ wanted: tokens, ...terms }: { tokenId: bigint; nonce: bigint; wanted?: string[] }) => {
    const wanted = await ben.signOption(exchange, { channel, collection, price: PRICE, signer: NOBODY as Hex, currency: weth, ...terms });
    const offer = await ben.signOffer(exchange, { optionHash: await ben.hashOf(exchange, wanted), price: PRICE });
    const answer = await post('offer/open/add', { chain: CHAIN, option: wire(termsOf(wanted)), offer: wire(offer), wanted: tokens });
    return answer.json<{ data: { hash: string } }>().data.hash;
  };

  test('to sell to an offer, or to take it back, is told to whose wallet may; others hear the exchange’s own word', async () => {
    const hash = await offered({ tokenId: 0n, nonce: 700n });
    const [owner, bidder, other] = await Promise.all([ann.address, ben.address, `0x${'7'.repeat(40)}`].map(personWith));
    const accept = (token: string, who?: Record<string, string>, of = hash) => asked(`accept/${CHAIN}-${of}?token=${token}`, who);
    expect(await accept('5')).toMatchObject({ code: 1511504 });
    expect(await accept('5', bidder)).toMatchObject({ code: 1512081, data: [['AddressMismatch']] });
    expect(await accept('5', other)).toMatchObject({ code: 1512081, data: [['InsufficientAmount']] });
    const transaction = { to: exchange.toLowerCase(), value: '0' };
    expect(await accept('5', owner)).toMatchObject({ code: 1511200, data: { offer: { state: 'live' }, transaction } });
    const forOne = await offered({ tokenId: wantedOf(['5']).root, nonce: 702n, wanted: ['5'] });
    expect(await accept('7', owner, forOne)).toMatchObject({ code: 1512081, data: [['HashValueMismatch']] });
    expect(await accept('5', owner, forOne)).toMatchObject({ code: 1511200 });
    expect(await asked(`accept/${CHAIN}-0x${'1'.repeat(64)}?token=5`, owner)).toMatchObject({ code: 1512004 });
    const cancel = (who?: Record<string, string>) => asked(`cancel/${CHAIN}-${hash}`, who);
    expect(await cancel(owner)).toMatchObject({ code: 1512081, data: [['AddressMismatch']] });
    const { data } = await cancel(bidder);
    expect(data).toMatchObject({ transaction });
    await ben.sendData(exchange, (data as { transaction: { data: Hex } }).transaction.data);
    await until(async () => (await cancel(bidder)).code === 1512081);
    expect(await accept('5', owner)).toMatchObject({ code: 1512081, data: [['InvalidOffer']] });
  });

  test('an item that two offers for some tokens name shows both, each with its own way to the root', async () => {
    const [first, second] = [wantedOf(['5', '6']), wantedOf(['5', '7', '9'])];
    const hashes = [];
    for (const [index, { root, paths }] of [first, second].entries()) {
      const terms = {
        channel,
        collection,
        price: PRICE,
        signer: NOBODY as Hex,
        currency: weth,
        tokenId: root,
        nonce: 800n + BigInt(index),
      };
      const wanted = await ben.signOption(exchange, terms);
      const offer = await ben.signOffer(exchange, { optionHash: await ben.hashOf(exchange, wanted), price: PRICE });
      const sent = { chain: CHAIN, option: wire(termsOf(wanted)), offer: wire(offer), wanted: paths.map(([tokenId]) => tokenId) };
      hashes.push((await post('offer/open/add', sent)).json<{ data: { hash: string } }>().data.hash);
    }
    const shown = new Map((await offersFor(5n, 'live')).map((one) => [one.hash, one]));
    expect(shown.get(hashes[0]!)).toMatchObject({ wanted: 2, path: first.paths[0]![1] });
    expect(shown.get(hashes[1]!)).toMatchObject({ wanted: 3, path: second.paths[0]![1] });
  });

  test('offers for several items are listed for a collection, each with what a seller asks instead', async () => {
    const hash = await offered({ tokenId: 0n, nonce: 701n });
    const ofCollection = async () =>
      (await get<{ items: ListedOffer[] }>(`offer/open/live/${CHAIN}-${collection}`)).items.find((one) => one.hash === hash);
    expect(await ofCollection()).toMatchObject({ state: 'live', wanted: 0, counter: null });
    const nonce = answeringNumber(hash as Hex, 7n);
    expect(codeOf(await add([await sell(7n, { nonce, price: 5n * PRICE })]))).toBe(1511200);
    expect(await ofCollection()).toMatchObject({ counter: { tokenId: '7', price: String(5n * PRICE), signer: ann.address } });
  });
});
