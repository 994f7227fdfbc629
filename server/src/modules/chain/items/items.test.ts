import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressOf } from '@mortar/chain/testing';
import { writeTraits, type Facet, type Item, type ItemSort, type TraitFilter } from '@mortar/protocol/market';
import { ownAddress } from '../../../../test/own-address.ts';
import type { TestApp } from '../../../../test/app.ts';
import { createRandom } from '../../../../test/chain.ts';
import { heldJobs } from '../../../../test/held-jobs.ts';
import { startLocalChain } from '../../../../test/local-market.ts';
import { NOBODY } from '../address.ts';
import { lastSalesPart } from './part.ts';

const CHAIN = 31_337;
const COLLECTION = addressOf(0xc0).toLowerCase();
const WETH = addressOf(0xe0).toLowerCase();
const [ANN, BEN] = [0xa1, 0xb1].map((one) => addressOf(one).toLowerCase()) as [string, string];
const HASH = `0x${'0'.repeat(64)}`;
const TOKENS = 60;

/** What was put into the tables, of each token. */
interface Made {
  tokenId: number;
  owner: string;
  glaze: string;
  level: number;
  /** Cheapest and latest of its live options in the chain's own coin. */
  price?: bigint;
  listed?: number;
  sold?: bigint;
  rank?: number;
}

let app: TestApp;
let close: () => Promise<void>;
const made: Made[] = [];
const held = heldJobs();
beforeAll(async () => {
  // Nothing asks the exchange about options that it doesn't know: no block comes.
  ({ app, close } = await startLocalChain([], { jobs: held.jobs }));
  await fill();
});
afterAll(() => close());

async function fill(): Promise<void> {
  const { sql } = app.database;
  const random = createRandom(7);
  const place = { chain_id: CHAIN, block_hash: HASH, transaction: HASH, at: new Date().toISOString() };
  const drop = { collection: COLLECTION, creator: ANN, is_copies: false, name: 'Kiln', symbol: 'K' };
  await sql`insert into chain_drops ${sql({ ...place, block: 1, log_index: 0, ...drop })}`;
  for (let tokenId = 1; tokenId <= TOKENS; tokenId += 1) {
    const one: Made = { tokenId, owner: random.of([ANN, BEN]), glaze: random.of(['Ash', 'Ash', 'Ember, dark']), level: random.below(10) };
    made.push(one);
    await sql`insert into chain_balances ${sql({ chain_id: CHAIN, collection: COLLECTION, token_id: tokenId, owner: one.owner, quantity: 1 })}`;
    const traits = [
      { type: 'Glaze', value: one.glaze, display: null },
      { type: 'Level', value: one.level, display: null },
    ];
    const token = {
      chain_id: CHAIN,
      collection: COLLECTION,
      token_id: tokenId,
      block: 1,
      read_at: new Date().toISOString(),
      read_block: 1,
    };
    await sql`insert into chain_tokens ${sql({ ...token, traits: JSON.stringify(traits) })}`;
    for (const { type, value } of traits) {
      const number = typeof value === 'number' ? value : null;
      await sql`insert into chain_traits ${sql({ chain_id: CHAIN, collection: COLLECTION, token_id: tokenId, type, value: String(value), number })}`;
    }
    for (let option = random.below(3); option > 0; option -= 1) await list(one, BigInt(1 + random.below(5)), random.below(4) > 0);
    if (random.below(2)) await sell(one, BigInt(1 + random.below(5)), random.below(4) > 0 ? NOBODY : WETH);
  }
  await sql`insert into chain_rarity_due values (${CHAIN}, ${COLLECTION}, now())`;
  await lastSalesPart.settle!(app.database.db, CHAIN, -1, 2 ** 31 - 1);
  await held.work('chain.rarity');
}

let options = 0;
async function list(one: Made, price: bigint, isLive: boolean): Promise<void> {
  options += 1;
  const addedAt = new Date(Date.UTC(2026, 0, 1) + 60_000 * ((options * 7) % 50));
  const [end, faults] = isLive ? [2n ** 40n, '{}'] : options % 2 ? [1n, '{}'] : [2n ** 40n, '{CheckFail}'];
  const row = {
    chain_id: CHAIN,
    hash: `0x${String(options).padStart(64, '0')}`,
    channel: HASH,
    collection: COLLECTION,
    token_id: one.tokenId,
    amount: 1,
    signer: one.owner,
    nonce: options,
    start_time: 0,
    end_time: String(end),
    price: String(price),
    currency: NOBODY,
    royalty_rate: 0,
    v: 27,
    r: HASH,
    s: HASH,
    faults,
    checked_at: new Date().toISOString(),
    added_at: addedAt.toISOString(),
    bulk_index: 0,
    bulk_path: '[]',
  };
  await app.database.sql`insert into chain_options ${app.database.sql(row as never)}`;
  if (!isLive) return;
  one.price = one.price === undefined || price < one.price ? price : one.price;
  one.listed = Math.max(one.listed ?? 0, addedAt.getTime());
}
async function sell(one: Made, price: bigint, currency: string): Promise<void> {
  const parties = { seller: BEN, buyer: one.owner, recipient: one.owner };
  const row = {
    chain_id: CHAIN,
    block: one.tokenId,
    log_index: 1,
    block_hash: HASH,
    transaction: HASH,
    at: new Date().toISOString(),
    option_hash: HASH,
    ...parties,
    collection: COLLECTION,
    token_id: one.tokenId,
    quantity: 1,
    currency,
    unit_price: String(price),
    paid: String(price),
    fee: 0,
    royalty: 0,
    royalty_to: NOBODY,
    channel: HASH,
    nonce: 0,
  };
  await app.database.sql`insert into chain_sales ${app.database.sql(row as never)}`;
  if (currency === NOBODY) one.sold = price;
}

interface Page {
  items: Item[];
  next: string | null;
}
async function open(path: string, query: Record<string, string>) {
  const search = new URLSearchParams({ id: `${CHAIN}-${COLLECTION}`, ...query });
  return (await app.call({ url: `/api/dcservice/collection/open/${path}?${search}`, signed: true, from: ownAddress() })).json<{
    code: number;
    data: never;
  }>();
}
/** All pages of a list, one after the other. */
async function all(query: Record<string, string>, pageSize = 7): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page = (await open('items', { ...query, pageSize: String(pageSize), ...(cursor && { cursor }) })).data;
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}
const numbersOf = (items: readonly Item[]) => items.map(({ tokenId }) => Number(tokenId));

const KEYS: Record<ItemSort, (one: Made) => bigint | number | undefined> = {
  token: () => undefined,
  price: ({ price }) => price,
  priceHigh: ({ price }) => price,
  rarity: ({ rank }) => rank,
  lastSale: ({ sold }) => sold,
  listed: ({ listed }) => listed,
};
const DOWN: readonly ItemSort[] = ['priceHigh', 'lastSale', 'listed'];

/** The same order by an own sort of all. */
function expected(sort: ItemSort, isOne: (one: Made) => boolean): number[] {
  const key = KEYS[sort];
  const sign = DOWN.includes(sort) ? -1 : 1;
  const rows = made.filter(isOne);
  const ranked = rows.filter((one) => key(one) !== undefined);
  ranked.sort((a, b) => sign * (Number(key(a)) - Number(key(b)) || a.tokenId - b.tokenId));
  return [...ranked, ...rows.filter((one) => key(one) === undefined)].map(({ tokenId }) => tokenId);
}

describe('items of a collection', () => {
  const sorts = Object.keys(KEYS) as ItemSort[];
  const traitsOf = (...filters: TraitFilter[]) => ({ traits: writeTraits(filters) });
  const filters: [string, Record<string, string>, (one: Made) => boolean][] = [
    ['all', {}, () => true],
    ['those for sale', { filter: 'listed' }, ({ price }) => price !== undefined],
    ['those of a price', { priceFrom: '2', priceTo: '3' }, ({ price }) => price !== undefined && price >= 2n && price <= 3n],
    ['those of an owner', { owner: ANN }, ({ owner }) => owner === ANN],
    ['those with a value', traitsOf({ type: 'Glaze', values: ['Ember, dark'] }), ({ glaze }) => glaze !== 'Ash'],
    ['those with a number', traitsOf({ type: 'Level', from: 3, to: 5 }), ({ level }) => level >= 3 && level <= 5],
    [
      'all of it at once',
      { owner: BEN, filter: 'listed', ...traitsOf({ type: 'Glaze', values: ['Ash', 'Nothing'] }, { type: 'Level', from: 2, to: null }) },
      ({ owner, price, glaze, level }) => owner === BEN && price !== undefined && glaze === 'Ash' && level >= 2,
    ],
  ];
  test.each(filters)('%s come in every order, each once, whatever the pages', async (_, query, isOne) => {
    for (const { tokenId, rarity } of await all({})) made[Number(tokenId) - 1]!.rank = rarity!.rank;
    for (const sort of sorts)
      for (const pageSize of [3, 23]) {
        const got = numbersOf(await all({ ...query, sort }, pageSize));
        expect([sort, got]).toEqual([sort, expected(sort, isOne)]);
      }
  });

  test('lists in which a filter leaves many are walked through to the same end', async () => {
    // More than are sorted as they are.
    const { sql } = app.database;
    const more = addressOf(0xc1).toLowerCase();
    const place = { chain_id: CHAIN, block: 2, log_index: 0, block_hash: HASH, transaction: HASH, at: new Date().toISOString() };
    await sql`insert into chain_drops ${sql({ ...place, collection: more, creator: ANN, is_copies: false, name: 'Large', symbol: 'L' })}`;
    await sql`insert into chain_balances select ${CHAIN}, ${more}, n, ${ANN}, 1 from generate_series(1, 900) as n`;
    await sql`insert into chain_tokens (chain_id, collection, token_id, block) select ${CHAIN}, ${more}, n, 1 from generate_series(1, 900) as n`;
    await sql`insert into chain_traits select ${CHAIN}, ${more}, n, 'Even', (n % 2 = 0)::text, null from generate_series(1, 900) as n`;
    const query = { id: `${CHAIN}-${more}`, ...traitsOf({ type: 'Even', values: ['true'] }), owner: ANN };
    for (const sort of sorts) {
      const got = numbersOf(await all({ ...query, sort }, 100));
      expect(got).toEqual(Array.from({ length: 450 }, (_, index) => 2 * (index + 1)));
    }
  });

  test('what a reader is shown of one is as it was put there', async () => {
    const listed = made.find(({ price, sold }) => price !== undefined && sold !== undefined)!;
    const [item] = await all({ token: String(listed.tokenId) });
    expect(item).toMatchObject({
      owner: listed.owner,
      listing: { price: String(listed.price) },
      lastSale: { price: String(listed.sold) },
      rarity: { rank: listed.rank, of: TOKENS, traits: expect.arrayContaining([expect.objectContaining({ type: 'Glaze' })]) },
    });
    expect(await all({ token: '999' })).toEqual([]);
  });

  test('a filter or a cursor that is none is refused', async () => {
    const { next } = (await open('items', { pageSize: '1' })).data as Page;
    const refused: Record<string, string>[] = [
      { traits: 'Glaze' },
      { traits: 'Glaze:\0' },
      { priceFrom: 'x' },
      { sort: 'luck' },
      { sort: 'price', cursor: next! },
    ];
    for (const query of refused) expect((await open('items', query)).code).not.toBe(1511200);
    const far = Buffer.from(JSON.stringify(['listed', '0', '9'.repeat(20), '1'])).toString('base64url');
    expect((await open('items', { sort: 'listed', cursor: far })).code).toBe(1512001);
    for (const key of ['1.5', '-1', '9'.repeat(10)]) {
      const between = Buffer.from(JSON.stringify(['rarity', '0', key, '1'])).toString('base64url');
      expect((await open('items', { sort: 'rarity', cursor: between })).code).toBe(1512001);
    }
  });

  test('what can be filtered by is told with counts, of items that somebody has', async () => {
    await app.database.sql`update chain_balances set quantity = 0 where collection = ${COLLECTION} and token_id = 1`;
    const { facets } = (await open('facets', {})).data as { facets: Facet[] };
    const rest = made.slice(1);
    const ash = rest.filter(({ glaze }) => glaze === 'Ash').length;
    expect(facets[0]).toEqual({
      kind: 'text',
      type: 'Glaze',
      total: 2,
      values: [
        { value: 'Ash', count: ash },
        { value: 'Ember, dark', count: rest.length - ash },
      ],
    });
    const { bins, ...level } = facets[1] as Extract<Facet, { kind: 'number' }>;
    expect(level).toEqual({ kind: 'number', type: 'Level', min: 0, max: 9 });
    expect(bins.map(({ count }) => count).reduce((a, b) => a + b)).toBe(rest.length);
    await app.database.sql`update chain_balances set quantity = 1 where collection = ${COLLECTION} and token_id = 1`;
  });
});

describe('the numbers of items with some traits', () => {
  const tokens = (traits: string, id = `${CHAIN}-${COLLECTION}`) => open('tokens', { id, traits });
  const found = async (...filters: TraitFilter[]) => (await tokens(writeTraits(filters))).data as { tokens: string[]; isTooMany: boolean };
  const are = (isOne: (one: Made) => boolean) => made.filter(isOne).map(({ tokenId }) => String(tokenId));

  test('are those of the items that somebody has, by each trait alone and by several', async () => {
    expect(await found({ type: 'Glaze', values: ['Ash', 'Nothing'] })).toMatchObject({ isTooMany: false, most: 1000 });
    expect((await found({ type: 'Glaze', values: ['Ember, dark'] })).tokens).toEqual(are(({ glaze }) => glaze !== 'Ash'));
    expect((await found({ type: 'Level', from: 3, to: null })).tokens).toEqual(are(({ level }) => level >= 3));
    const both = await found({ type: 'Level', from: null, to: 4 }, { type: 'Glaze', values: ['Ash'] });
    expect(both.tokens).toEqual(are(({ level, glaze }) => level <= 4 && glaze === 'Ash'));
    expect((await found({ type: 'Glaze', values: ['Nothing'] })).tokens).toEqual([]);
    await app.database.sql`update chain_balances set quantity = 0 where collection = ${COLLECTION} and token_id = 1`;
    expect((await found({ type: 'Level', from: null, to: 99 })).tokens).toEqual(are(({ tokenId }) => tokenId > 1));
    await app.database.sql`update chain_balances set quantity = 1 where collection = ${COLLECTION} and token_id = 1`;
  });

  test('are not told where they are more than an offer can name', async () => {
    const { sql } = app.database;
    const many = addressOf(0xc3).toLowerCase();
    const place = { chain_id: CHAIN, block: 4, log_index: 0, block_hash: HASH, transaction: HASH, at: new Date().toISOString() };
    await sql`insert into chain_drops ${sql({ ...place, collection: many, creator: ANN, is_copies: false, name: 'Many', symbol: 'M' })}`;
    await sql`insert into chain_balances select ${CHAIN}, ${many}, n, ${ANN}, 1 from generate_series(1, 1001) as n`;
    await sql`insert into chain_tokens (chain_id, collection, token_id, block) select ${CHAIN}, ${many}, n, 4 from generate_series(1, 1001) as n`;
    await sql`insert into chain_traits select ${CHAIN}, ${many}, n, 'Few', (n > 1000)::text, null from generate_series(1, 1001) as n`;
    const of = async (value: string) => (await tokens(`Few:${value}`, `${CHAIN}-${many}`)).data as { tokens: string[]; isTooMany: boolean };
    expect((await of('false')).tokens).toHaveLength(1000);
    expect((await of('true')).tokens).toEqual(['1001']);
    expect(await of('false,true')).toMatchObject({ tokens: [], isTooMany: true });
  });

  test('are asked for by traits, of a collection that there is', async () => {
    for (const traits of ['Glaze', 'Glaze:\0', 'Level~x..']) expect([traits, (await tokens(traits)).code]).toEqual([traits, 1512001]);
    expect((await tokens('Glaze:Ash', `${CHAIN}-${addressOf(0xee).toLowerCase()}`)).code).toBe(1512004);
  });
});

test('ranks are those of OpenRarity: bits of texts, of what is lacking and of how many there are; ties share one', async () => {
  const { sql } = app.database;
  const collection = addressOf(0xc2).toLowerCase();
  const at = new Date().toISOString();
  const place = { chain_id: CHAIN, block: 3, log_index: 0, block_hash: HASH, transaction: HASH, at };
  await sql`insert into chain_drops ${sql({ ...place, collection, creator: ANN, is_copies: false, name: 'Four', symbol: 'F' })}`;
  // The fifth was burned.
  for (const [tokenId, value, quantity] of [
    [1, 'x', 1],
    [2, ' X ', 1],
    [3, 'y', 1],
    [4, undefined, 1],
    [5, 'z', 0],
  ] as const) {
    const one = { chain_id: CHAIN, collection, token_id: tokenId };
    await sql`insert into chain_tokens ${sql({ ...one, block: 3, read_at: at })}`;
    await sql`insert into chain_balances ${sql({ ...one, owner: ANN, quantity })}`;
    if (value !== undefined) await sql`insert into chain_traits ${sql({ ...one, type: 'Kind', value })}`;
    if (tokenId === 1) await sql`insert into chain_traits ${sql({ ...one, type: 'Level', value: '9', number: 9 })}`;
  }
  await sql`insert into chain_rarity_due values (${CHAIN}, ${collection}, ${at})`;
  await held.work('chain.rarity');
  const id = `${CHAIN}-${collection}`;
  const ranked = (await all({ id, sort: 'rarity' })).map(({ tokenId, rarity }) => [tokenId, rarity!.rank, rarity!.of, rarity!.score]);
  // x 1 bit, y 2, none 2; one trait log2(4/3), no trait 2; of an entropy of 2.311.
  const entropy = 0.5 + 0.5 + 0.5 + 0.75 * Math.log2(4 / 3) + 0.5;
  const common = (1 + Math.log2(4 / 3)) / entropy;
  expect(ranked).toEqual([
    ['4', 1, 4, expect.closeTo(4 / entropy, 9)],
    ['3', 2, 4, expect.closeTo((2 + Math.log2(4 / 3)) / entropy, 9)],
    ['1', 3, 4, expect.closeTo(common, 9)],
    ['2', 3, 4, expect.closeTo(common, 9)],
  ]);
  const [first] = await all({ id, token: '1' });
  expect(first!.rarity!.traits).toEqual([{ type: 'Kind', value: 'x', count: 2, bits: 1 }]);
  expect(await sql`select from chain_rarity_due where collection = ${collection}`).toHaveLength(0);
});
