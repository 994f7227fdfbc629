import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressOf } from '@mortar/chain/testing';
import { PERIODS, RANKING_SORTS, type MarketEvent, type RankedCollection, type RankedCreator } from '@mortar/protocol/market';
import type { TestApp } from '../../../test/app.ts';
import { createRandom } from '../../../test/chain.ts';
import { startLocalChain } from '../../../test/local-market.ts';
import { NOBODY } from './address.ts';
import { createFloorRound } from './floors/round.ts';
import { washPart } from './wash/index.ts';

const CHAIN = 31_337;
const WETH = addressOf(0xe0).toLowerCase();
const [ANN, BEN, CLO] = [0xa1, 0xb1, 0xc1].map((one) => addressOf(one).toLowerCase()) as [string, string, string];
const HASH = `0x${'0'.repeat(64)}`;
const HOUR_MS = 3_600_000;
const LENGTHS = { '1h': 1, '24h': 24, '7d': 7 * 24, '30d': 30 * 24, all: 10 ** 6 };
const UNIT = 10n ** 15n;

interface Made {
  contract: string;
  name: string;
  creator: string;
}
const MADE: Made[] = [
  ['Kiln Works', ANN],
  ['Glazes', BEN],
  ['Kіln Works', CLO],
  ['Bowls', ANN],
].map(([name, creator], index) => ({ contract: addressOf(0xd1 + index).toLowerCase(), name: name!, creator: creator! }));

interface Sold {
  contract: string;
  block: number;
  at: number;
  currency: string;
  paid: bigint;
  isClean: boolean;
}
let app: TestApp;
let close: () => Promise<void>;
const sold: Sold[] = [];
let begin: number;

beforeAll(async () => {
  ({ app, close } = await startLocalChain([]));
  await fill();
});
afterAll(() => close());

const insert = (table: string, row: object) => app.database.sql`insert into ${app.database.sql(table)} ${app.database.sql(row as never)}`;
const placeOf = (block: number, index: number, at: number) => ({
  chain_id: CHAIN,
  block,
  log_index: index,
  block_hash: HASH,
  transaction: `0x${String(block).padStart(64, '0')}`,
  at: new Date(at).toISOString(),
});
const terms = (collection: string, tokenId: number, signer: string) => ({
  chain_id: CHAIN,
  channel: HASH,
  collection,
  token_id: tokenId,
  amount: 1,
  signer,
  nonce: 1,
  start_time: 0,
  end_time: String(2n ** 40n),
  price: String(2n * UNIT),
  currency: NOBODY,
  royalty_rate: 0,
  v: 27,
  r: HASH,
  s: HASH,
  faults: '{}',
  checked_at: new Date(begin).toISOString(),
});

async function fill(): Promise<void> {
  begin = Date.now();
  const random = createRandom(3);
  for (const [index, { contract, name, creator }] of MADE.entries()) {
    const drop = { collection: contract, creator, is_copies: false, name, symbol: `S${index}` };
    await insert('chain_drops', { ...placeOf(1, index, begin - 10 ** 10), ...drop });
    await insert('chain_collection_counts', { chain_id: CHAIN, collection: contract, items: 12, owners: 3 });
    for (let token = 1; token <= 12; token += 1) {
      const owner = [ANN, BEN, CLO][token % 3];
      await insert('chain_balances', { chain_id: CHAIN, collection: contract, token_id: token, owner, quantity: 1 });
      await insert('chain_tokens', {
        chain_id: CHAIN,
        collection: contract,
        token_id: token,
        block: 1,
        name: `Piece ${index}${token}`,
        traits: '[]',
      });
      const moved = { sub: 0, collection: contract, token_id: token, from_address: NOBODY, to_address: owner, quantity: 1 };
      await insert('chain_transfers', { ...placeOf(2, index * 20 + token, begin - 10 ** 10 + 1000), ...moved });
    }
  }
  // Times that no period begins at, the earliest first.
  const times = Array.from(
    { length: 220 },
    () => begin - (random.below(2) ? random.below(80 * 24) : random.below(50)) * HOUR_MS - HOUR_MS / 2,
  );
  for (const [index, at] of times.sort((one, other) => one - other).entries()) {
    const { contract } = random.of(MADE);
    const [price, currency] = [BigInt(1 + random.below(9)) * UNIT, random.of([NOBODY, NOBODY, WETH])];
    // Of every token once, so that nothing but a sale to oneself is marked.
    const [seller, isSelf] = [random.of([ANN, BEN, CLO]), random.below(5) === 0];
    const buyer = isSelf ? seller : addressOf(0x500 + index).toLowerCase();
    const sale = {
      option_hash: HASH,
      seller,
      buyer,
      recipient: buyer,
      collection: contract,
      token_id: 1000 + index,
      quantity: 2,
      currency,
    };
    const paid = { unit_price: String(price), paid: String(2n * price), fee: 0, royalty: 0, royalty_to: NOBODY, channel: HASH, nonce: 1 };
    await insert('chain_sales', { ...placeOf(10 + index, 1, at), ...sale, ...paid });
    sold.push({ contract, block: 10 + index, at, currency, paid: 2n * price, isClean: !isSelf });
  }
  await washPart(WETH).settle!(app.database.db, CHAIN, -1, 2 ** 31 - 1);
  for (let token = 1; token <= 5; token += 1) {
    const added = { added_at: new Date(begin - token * HOUR_MS).toISOString() };
    await insert('chain_options', {
      ...terms(MADE[0]!.contract, token, ANN),
      hash: `0x${'a'.repeat(63)}${token}`,
      ...added,
      bulk_index: 0,
      bulk_path: '[]',
    });
    const bid = { option_hash: HASH, bidder: BEN, offered: String(BigInt(token) * UNIT), expire_time: String(2n ** 40n) };
    await insert('chain_offers', {
      ...terms(MADE[0]!.contract, 0, NOBODY),
      hash: `0x${'b'.repeat(63)}${token}`,
      ...added,
      ...bid,
      currency: WETH,
    });
  }
}

const read = async <Data>(path: string): Promise<Data> => {
  const answer = (await app.call({ url: `/api/dcservice/${path}`, signed: true })).json<{ code: number; data: Data }>();
  if (answer.code !== 1_511_200) throw new Error(`${path}: ${answer.code}`);
  return answer.data;
};
/** All pages of a list. */
async function all<Item>(path: string, pageSize: number): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor = ''; ;) {
    const page = await read<{ items: Item[]; next: string | null }>(`${path}&pageSize=${pageSize}${cursor}`);
    items.push(...page.items);
    if (page.next === null) return items;
    cursor = `&cursor=${page.next}`;
  }
}

const sum = (of: readonly Sold[], currency: string): string =>
  String(of.reduce((paid, one) => (one.currency === currency ? paid + one.paid : paid), 0n));
const amount = (amounts: readonly { currency: string; amount: string }[], currency: string): string =>
  amounts.find((one) => one.currency === currency)?.amount ?? '0';

describe('the ranking of collections', () => {
  test.each(PERIODS)('over %s says what the trades add up to', async (period) => {
    const ranked = await all<RankedCollection>(`collection/open/ranking?chain=${CHAIN}&period=${period}`, 3);
    const length = LENGTHS[period] * HOUR_MS;
    for (const { contract } of MADE) {
      const own = sold.filter((one) => one.contract === contract);
      const now = own.filter(({ at }) => at >= begin - length);
      const before = own.filter(({ at, isClean }) => isClean && at < begin - length && at >= begin - 2 * length);
      const clean = now.filter(({ isClean }) => isClean);
      const { traded } = ranked.find(({ collection }) => collection.contract === contract)!;
      for (const currency of [NOBODY, WETH]) {
        expect(amount(traded.volume, currency)).toBe(sum(clean, currency));
        expect(amount(traded.rawVolume, currency)).toBe(sum(now, currency));
        if (traded.before) expect(amount(traded.before.volume, currency)).toBe(sum(before, currency));
      }
      expect([traded.sales, traded.rawSales, traded.before?.sales ?? 0]).toEqual([clean.length, now.length, before.length]);
      const [was, is] = [Number(sum(before, NOBODY)), Number(sum(clean, NOBODY))];
      const change = period === 'all' || was === 0 ? null : (is - was) / was;
      if (change === null) expect(traded.change).toBeNull();
      else expect(traded.change).toBeCloseTo(change, 3);
    }
    const volumes = ranked.map(({ traded }) => BigInt(amount(traded.volume, NOBODY)));
    expect(volumes).toEqual([...volumes].sort((one, other) => (one < other ? 1 : -1)));
    expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1));
  });

  test.each(RANKING_SORTS)('goes up as it goes down by %s, but what has none stands last', async (sort) => {
    const url = `collection/open/ranking?chain=${CHAIN}&period=30d&sort=${sort}&pageSize=50`;
    const ids = async (order: string) =>
      (await read<{ items: RankedCollection[] }>(`${url}&order=${order}`)).items.map(({ collection, traded }) => ({
        id: collection.id,
        value: { floor: collection.floor, change: traded.change }[sort as 'floor'],
      }));
    const [down, up] = [await ids('desc'), await ids('asc')];
    expect(new Set(up.map(({ id }) => id))).toEqual(new Set(down.map(({ id }) => id)));
    const lasting = up.filter(({ value }) => value === null).length;
    if (sort === 'floor' || sort === 'change')
      for (const list of [down, up]) expect(list.slice(list.length - lasting).every(({ value }) => value === null)).toBe(true);
  });
});

describe('lowest prices', () => {
  const floorChange = async (period: string) =>
    (await all<RankedCollection>(`collection/open/ranking?chain=${CHAIN}&period=${period}`, 50)).find(
      ({ collection }) => collection.contract === MADE[0]!.contract,
    )!.floorChange;
  const rows = () => app.database.sql`select price::text from chain_floors where chain_id = ${CHAIN} order by at`;

  test('are noted when they change, and a ranking tells by how much they did in its period', async () => {
    const { db } = app.database;
    const lookAt = (at: number) => createFloorRound({ db, clock: { ...app.clock, now: () => at } })();
    const begin = app.clock.now();
    for (const hours of [3, 2]) await lookAt(begin - hours * HOUR_MS);
    await app.database.sql`update chain_options set price = div(price, 2) where chain_id = ${CHAIN} and token_id = 1`;
    await lookAt(begin);
    expect([...(await rows())]).toEqual([{ price: String(2n * UNIT) }, { price: String(UNIT) }]);
    app.clock.set(begin + 6000);
    expect([await floorChange('1h'), await floorChange('24h'), await floorChange('all')]).toEqual([-0.5, null, null]);
    // What is too old to be compared goes, but not what still counted then.
    await lookAt(begin + 70 * 24 * HOUR_MS);
    expect([...(await rows())]).toEqual([{ price: String(UNIT) }]);
    await app.database.sql`update chain_options set price = price * 2 where chain_id = ${CHAIN} and token_id = 1`;
  });
});

describe('activity', () => {
  const keyOf = ({ at, id }: MarketEvent) => `${at} ${id}`;

  test('of a chain is all that happened and was signed, the latest first, however it is paged', async () => {
    const whole = await all<MarketEvent>('open/activity?', 100);
    const events = await all<MarketEvent>('open/activity?', 7);
    expect(events.map(keyOf)).toEqual(whole.map(keyOf));
    expect(new Set(events.map(({ id }) => id)).size).toBe(sold.length + 4 * 12 + 10);
    const times = events.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    const sale = events.filter(({ kind }) => kind === 'sale');
    expect(sale.map(({ block, isClean }) => [block, isClean])).toEqual(sold.map(({ block, isClean }) => [block, isClean]).toReversed());
    expect(sale.every(({ isFinal }) => isFinal)).toBe(true);
  });

  test('by kinds and collection is what is left of it', async () => {
    const whole = await all<MarketEvent>('open/activity?', 100);
    const id = `${CHAIN}-${MADE[0]!.contract}`;
    const some = await all<MarketEvent>(`open/activity?collection=${id}&kinds=sale,offer`, 9);
    const kept = whole.filter(({ kind, collection }) => collection.id === id && (kind === 'sale' || kind === 'offer'));
    expect(some.map(keyOf)).toEqual(kept.map(keyOf));
    expect(some.find(({ kind }) => kind === 'offer')).toMatchObject({ item: null, to: null, isFinal: null, from: BEN });
  });

  test('of a creator is that of their collections and their own trades', async () => {
    const whole = await all<MarketEvent>('open/activity?', 100);
    const own = new Set(MADE.filter(({ creator }) => creator === BEN).map(({ contract }) => `${CHAIN}-${contract}`));
    const events = await all<MarketEvent>(`open/creator/activity?chain=${CHAIN}&address=${BEN}`, 11);
    const isSigned = ({ kind }: MarketEvent) => kind === 'listing' || kind === 'offer';
    const kept = whole.filter((one) =>
      isSigned(one) ? one.from === BEN : own.has(one.collection.id) || (one.kind === 'sale' && one.from === BEN),
    );
    expect(events.map(keyOf)).toEqual(kept.map(keyOf));
  });
});

describe('creators', () => {
  test('rank by what was traded of their collections, and an account finds its neighbours', async () => {
    const { items, near } = await read<{ items: RankedCreator[]; near: RankedCreator[] }>(
      `open/creator/top/ranking?chain=${CHAIN}&range=30d&near=${ANN}`,
    );
    const total = (creator: string) =>
      sold.filter(
        ({ contract, at, isClean, currency }) =>
          isClean &&
          currency === NOBODY &&
          at >= begin - 30 * 24 * HOUR_MS &&
          MADE.some((made) => made.contract === contract && made.creator === creator),
      );
    for (const { address, traded } of items) expect(amount(traded.volume, NOBODY)).toBe(sum(total(address), NOBODY));
    expect(items.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(near.map(({ address }) => address)).toContain(ANN);
    expect((await read<{ items: RankedCreator[] }>(`open/creator/top/list?chain=${CHAIN}&range=30d`)).items).toEqual(items);
  });

  test('an account is told by what it made, holds and sells', async () => {
    const of = `chain=${CHAIN}&address=${ANN}`;
    const { creator } = await read<{ creator: object }>(`open/creator/index?${of}`);
    expect(creator).toMatchObject({ address: ANN, name: null, collections: 2, items: 24, collected: 16, listed: 5 });
    expect((await all<{ name: string }>(`open/creator/created/list?${of}`, 1)).map(({ name }) => name)).toEqual(['Bowls', 'Kiln Works']);
    expect(await all(`open/creator/collected/list?${of}`, 5)).toHaveLength(16);
    const sales = await all<{ tokenId: string; price: object }>(`open/creator/sale/list?${of}`, 2);
    expect(sales.map(({ tokenId }) => tokenId)).toEqual(['1', '2', '3', '4', '5']);
    expect(sales[0]!.price).toMatchObject({ amount: String(2n * UNIT), symbol: 'ETH' });
  });
});

describe('search', () => {
  const search = (text: string) =>
    read<{
      collections: { name: string; looksLike: { name: string } | null }[];
      items: { name: string }[];
      creators: { address: string }[];
    }>(`open/search?text=${encodeURIComponent(text)}`);

  test('finds collections by name, symbol and contract, and marks the one that imitates an older one', async () => {
    expect((await search('works')).collections.map(({ name, looksLike }) => [name, looksLike?.name ?? null])).toEqual(
      expect.arrayContaining([
        ['Kiln Works', null],
        ['Kіln Works', 'Kiln Works'],
      ]),
    );
    expect((await search('s1')).collections).toMatchObject([{ name: 'Glazes' }]);
    expect((await search(MADE[3]!.contract.toUpperCase().replace('0X', '0x'))).collections).toMatchObject([{ name: 'Bowls' }]);
  });

  test('finds items by name, by number, and by a collection with a number', async () => {
    expect((await search('piece 012')).items).toMatchObject([{ name: 'Piece 012' }]);
    expect((await search('#7')).items).toHaveLength(4);
    expect((await search('bowls 7')).items).toMatchObject([{ name: 'Piece 37' }]);
    expect((await search('PIECE 3')).items.map(({ name }) => name).slice(0, 3)).toEqual(['Piece 31', 'Piece 310', 'Piece 311']);
    expect((await search('%')).items).toEqual([]);
  });

  test('finds creators by address, whole or begun', async () => {
    expect((await search(ANN)).creators).toMatchObject([{ address: ANN, collections: 2 }]);
    expect((await search(ANN.slice(0, 20))).creators.map(({ address }) => address)).toEqual(expect.arrayContaining([ANN, BEN, CLO]));
  });

  test('takes no text that is none', async () => {
    const answer = await app.call({ url: '/api/dcservice/open/search?text=%20', signed: true });
    expect(answer.json<{ code: number }>().code).not.toBe(1_511_200);
  });
});

test('holders of a collection and of an item, those with most first', async () => {
  const id = `${CHAIN}-${MADE[0]!.contract}`;
  const holders = await all<{ address: string; quantity: string; items: number }>(`collection/open/holders?id=${id}`, 2);
  expect(holders).toEqual([CLO, BEN, ANN].map((address) => ({ address, name: null, quantity: '4', items: 4 })));
  expect(await all(`collection/open/holders?id=${id}&token=3`, 5)).toMatchObject([{ address: ANN, quantity: '1' }]);
});

test('items are like another by the rarest traits that they share', async () => {
  const contract = MADE[1]!.contract;
  const glazes: Record<number, string> = { 1: 'Ash', 2: 'Ash', 3: 'Ember', 4: 'Ember', 5: 'Ember', 6: 'Ember' };
  for (const [token, value] of Object.entries(glazes))
    await insert('chain_traits', { chain_id: CHAIN, collection: contract, token_id: token, type: 'Glaze', value });
  for (const token of [1, 3, 7])
    await insert('chain_traits', { chain_id: CHAIN, collection: contract, token_id: token, type: 'Form', value: 'Bowl' });
  await insert('chain_rarity_runs', { chain_id: CHAIN, collection: contract, items: 12, at: new Date().toISOString() });
  for (const [type, value, count] of [
    ['glaze', 'ash', 2],
    ['glaze', 'ember', 4],
    ['form', 'bowl', 3],
  ] as const)
    await insert('chain_rarity_traits', { chain_id: CHAIN, collection: contract, type, value, count });
  const { items } = await read<{ items: { item: { tokenId: string }; shared: object[] }[] }>(`item/open/similar?id=${CHAIN}-${contract}-1`);
  expect(items.map(({ item }) => item.tokenId)).toEqual(['2', '3', '7']);
  expect(items[0]!.shared).toEqual([{ type: 'Glaze', value: 'Ash' }]);
});

test('an offer for a collection shows its picture: that of its first item that has one, and its own before that', async () => {
  const { contract } = MADE[0]!;
  const [ofItem, own] = ['a'.repeat(64), 'b'.repeat(64)];
  for (const id of [ofItem, own]) await insert('chain_pictures', { id, width: 8, height: 8, touched_at: new Date().toISOString() });
  await app.database.sql`update chain_tokens set picture = ${ofItem} where collection = ${contract} and token_id > 3`;
  const shown = async () => {
    const offers = await all<MarketEvent>(`open/activity?collection=${CHAIN}-${contract}&kinds=offer`, 9);
    return offers.find(({ item }) => item === null)!.collection.picture?.small;
  };
  expect(await shown()).toContain(ofItem);
  await insert('chain_collection_words', { chain_id: CHAIN, collection: contract, block: 1, picture: own });
  expect(await shown()).toContain(own);
});
