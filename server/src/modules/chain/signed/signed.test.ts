import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deployLocally } from '@mortar/chain/deploy';
import { startAnvil, trader } from '@mortar/chain/testing';
import type { ListedOffer, ListedOption } from '@mortar/protocol/market';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { codeOf } from '../../../../test/http.ts';
import { PEOPLE } from '../../../../test/modules.ts';

const CHAIN = 31_337;
/** anvil's third account. */
const BUYER = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';
const PRICE = 10n ** 15n;
type Hex = `0x${string}`;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let app: TestApp;
let exchange: Hex;
let weth: Hex;
let channel: Hex;
let collection: Hex;
let ann: ReturnType<typeof trader>;
let ben: ReturnType<typeof trader>;
beforeAll(async () => {
  anvil = await startAnvil(CHAIN);
  app = await createTestApp({
    modules: [...PEOPLE, 'chain'],
    chains: { rpc: { [CHAIN]: anvil.url }, isEmbedded: true, esplora: undefined, ord: undefined, solana: undefined },
  });
  // The server puts the contracts there.
  await until(async () => (await app.database.sql`select from chain_cursors`).length === 1);
  const { addresses } = await deployLocally(anvil.url);
  ({ exchange } = addresses);
  weth = addresses.weth!;
  [ann, ben] = [trader(anvil.url), trader(anvil.url, BUYER)];
  collection = await ann.openDrop(addresses.drops, 'Kiln Works');
  channel = await ann.openChannel(exchange);
  await ann.mint(collection, 8n);
  await ann.approve(collection, exchange);
  await ben.wrap(weth, exchange, 10n * PRICE);
  await until(async () => (await app.database.sql`select from chain_balances where collection = ${collection}`).length === 8);
});
afterAll(async () => {
  await app.close();
  await anvil.stop();
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isSo())) if (Date.now() > end) throw new Error('it did not come');
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

describe('what is for sale', () => {
  test('a signed option is taken, shown with all that a wallet needs to buy, and gone in the block in which it sells', async () => {
    const option = await sell(1n);
    expect(codeOf(await add([option]))).toBe(1511200);
    const [listed] = await optionsOf(1n, 'live');
    expect(listed).toMatchObject({ state: 'live', faults: [], hash: await ann.hashOf(exchange, option) });
    const { option: shown } = listed!;
    await ben.buy(exchange, { ...option, v: shown.v, r: shown.r as Hex, s: shown.s as Hex });
    await until(async () => (await stateOf(1n)) === 'traded');
    expect(await optionsOf(1n, 'live')).toEqual([]);
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

  test('what the exchange would refuse is refused with its reasons, and nothing of it is kept', async () => {
    const good = await sell(3n);
    const answer = await add([good, { ...good, price: PRICE + 1n }]);
    expect(answer.json()).toMatchObject({ code: 1512081, data: [[], ['CheckFail']] });
    expect(await optionsOf(3n)).toEqual([]);
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

describe('offers', () => {
  const termsOf = ({ v: _v, r: _r, s: _s, ...terms }: Awaited<ReturnType<typeof sell>>) => terms;

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
