import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addressOf, CONTRACTS } from '@mortar/chain/testing';
import { ALL_ITEMS, ITEM_ROWS, oneItemOf } from '@mortar/protocol/market';
import { operations } from '@mortar/protocol/market/operations';
import { createTestDatabase } from '../../../test/database.ts';
import type { OpenedPage, PageBeginning } from '../../core/page-beginning.ts';
import type { PageTextSource } from '../../core/page-texts.ts';
import type { Database } from '../../db/database.ts';
import { NOBODY } from './address.ts';
import type { Deployment } from './deployments.ts';
import { createMarkets } from './markets.ts';
import { marketBeginning } from './page-beginning.ts';
import { marketPageTexts } from './page-texts.ts';
import { createReaders, type Readers } from './readers.ts';
import { standingsOf } from './standings/repository.ts';

const CHAIN = 31_337;
const UNREAD = 5;
const DAY_MS = 86_400_000;
const [CREATOR, BOWLS, GLAZES] = [0xa1, 0xd1, 0xd2].map((one) => addressOf(one).toLowerCase()) as [string, string, string];
const WORD = `0x${'0'.repeat(64)}`;
const clock = { now: () => now };
let now = Date.UTC(2026, 10, 20);

let database: Database;
let readers: Readers;
let beginningOf: (path: string, opened?: Partial<OpenedPage>) => Promise<PageBeginning | undefined>;
let textsOf: PageTextSource;

async function fill({ sql }: Database): Promise<void> {
  await sql`insert into chain_cursors (chain_id, genesis, block, hash, head, seen_at) values (${CHAIN}, '', 9, '', 9, now())`;
  const at = new Date(now - 30 * DAY_MS).toISOString();
  for (const [index, [collection, name]] of [[BOWLS, '<i>Bowls</i>'] as const, [GLAZES, 'Glazes'] as const].entries()) {
    await sql`
      insert into chain_drops (chain_id, block, log_index, block_hash, transaction, at, collection, creator, is_copies, name, symbol)
      values (${CHAIN}, 1, ${index}, ${WORD}, ${WORD}, ${at}, ${collection}, ${CREATOR}, false, ${name}, 'S')`;
    await sql`insert into chain_balances select ${CHAIN}, ${collection}, n, '0x' || lpad(to_hex(n), 40, '0'), 1 from generate_series(1, 1234) as n`;
  }
  await sql`insert into chain_collection_counts (chain_id, collection, items, owners) values (${CHAIN}, ${BOWLS}, 1234, 1234)`;
  await sql`
    insert into chain_sale_days (chain_id, collection, currency, day, sales, volume, clean_sales, clean_volume)
    values (${CHAIN}, ${BOWLS}, ${NOBODY}, ${new Date(now - 3 * DAY_MS).toISOString()}, 2, 200, 1, 100)`;
}

beforeAll(async () => {
  database = await createTestDatabase();
  await fill(database);
  const { db } = database;
  const markets = createMarkets({ db, clock });
  const contracts = Object.fromEntries(Object.entries(CONTRACTS).map(([name, address]) => [name, address.toLowerCase()]));
  const deployment = { chainId: CHAIN, since: 0, wrapped: undefined, ...contracts } as unknown as Deployment;
  markets.add({ deployment, currencyOf: async () => ({ symbol: 'ETH', decimals: 18 }) } as unknown as Parameters<typeof markets.add>[0]);
  readers = createReaders({ db, clock, markets, rpc: {}, signal: new AbortController().signal });
  textsOf = marketPageTexts({ ...readers, markets, rpc: { [CHAIN]: '', [UNREAD]: '' } });
  const source = marketBeginning({ ...readers, clock });
  const pageOf = (path: string) => (path.includes('/collections/') ? 'collection' : path.includes('/items/') ? 'item' : 'home');
  beginningOf = (path, opened) =>
    source({ remote: 'market', page: pageOf(path), address: new URL(path, 'https://mortar.test'), userId: null, locale: 'en', ...opened });
});
afterAll(() => database.close());
// Answers are shared for some seconds.
beforeEach(() => void (now += 60_000));

const bowls = `${CHAIN}-${BOWLS}`;
const asked = (beginning: PageBeginning | undefined) => beginning?.answers.map(({ endpoint }) => endpoint);
const answerTo = (beginning: PageBeginning | undefined, { id }: { id: string }) =>
  beginning?.answers.find(({ endpoint }) => endpoint === id);

test('the market begins with what is traded, and paints collections that were', async () => {
  const beginning = await beginningOf('/market');
  expect(asked(beginning)).toEqual(
    ['getMarketOverview', 'rankCollections', 'rankCollections', 'listCollections', 'listMarketActivity'].map(
      (name) => operations[name as keyof typeof operations].endpoint.id,
    ),
  );
  expect(beginning?.view).toEqual({ cards: [{ id: bowls, name: '<i>Bowls</i>', picture: null }] });
  expect(await beginningOf('/market?period=1h')).toBeUndefined();
});

test('a collection begins with its figures and its first items, in the words of the calls', async () => {
  const beginning = await beginningOf(`/market/collections/${bowls}`);
  expect(answerTo(beginning, operations.getCollectionDetail.endpoint)).toMatchObject({
    input: { id: bowls },
    data: { collection: { name: '<i>Bowls</i>', items: 1234, volume: [{ amount: '200', symbol: 'ETH' }] } },
  });
  const page = { id: bowls, ...ALL_ITEMS, pageSize: ITEM_ROWS };
  const { items, next } = await readers.items.list(page);
  expect(answerTo(beginning, operations.listCollectionItems.endpoint)).toMatchObject({ input: page, data: { items, next } });
  expect(beginning?.view).toMatchObject({
    collection: { name: '<i>Bowls</i>', kind: { works: true }, items: '1.2K', sales: '1', more: [{}], chain: 'Mortar local chain' },
  });
});

test('what the address filters is left to the page', async () => {
  const beginning = await beginningOf(`/market/collections/${bowls}?sort=price`);
  expect(answerTo(beginning, operations.listCollectionItems.endpoint)).toBeUndefined();
  expect(beginning?.view).toBeDefined();
});

test('an item begins with itself', async () => {
  const beginning = await beginningOf(`/market/items/${bowls}-7`.toUpperCase().replace('/MARKET/ITEMS/31337-0X', '/market/items/31337-0x'));
  expect(answerTo(beginning, operations.listCollectionItems.endpoint)).toMatchObject({
    input: oneItemOf(bowls, '7'),
    data: { items: [{ tokenId: '7', owner: `0x${'7'.padStart(40, '0')}` }] },
  });
  expect(beginning?.view).toMatchObject({ item: { name: '#7', collection: { id: bowls, name: '<i>Bowls</i>' }, picture: null } });
  expect(await beginningOf(`/market/items/${bowls}-9999`)).toBeUndefined();
});

test('nothing is painted before a warning', async () => {
  const path = `/market/collections/${CHAIN}-${GLAZES}`;
  await standingsOf(database.db).set(`${CHAIN}-${GLAZES}`, 'hidden', true, { by: 'a test', at: new Date(now) });
  const hidden = await beginningOf(path);
  expect(answerTo(hidden, operations.getWarnings.endpoint)?.data).toMatchObject({ warnings: [{ kind: 'hidden' }] });
  expect(hidden?.view).toBeUndefined();
});

test.each([
  `/market/collections/${CHAIN}-${addressOf(0xff).toLowerCase()}`,
  `/market/collections/1-${BOWLS}`,
  `/market/items/${CHAIN}-${addressOf(0xff).toLowerCase()}-1`,
])('%s is refused as its calls are', async (path) => {
  await expect(beginningOf(path)).rejects.toMatchObject({ codeName: 'notFound' });
});

test('what is no id begins with nothing', async () => {
  expect(await beginningOf('/market/collections/nothing')).toBeUndefined();
});

test('pages of others are not its own', async () => {
  expect(await beginningOf('/market', { remote: 'community' })).toBeUndefined();
});

describe('announced elsewhere', () => {
  const titleOf = async (path: string) => (await textsOf(`/market/${path}`))?.title?.en;

  test('a collection has its name, an item its own and that of its collection', async () => {
    expect(await titleOf(`collections/${bowls}`)).toBe('<i>Bowls</i> · Mortar');
    expect(await titleOf(`items/${bowls}-7`)).toBe('#7 · <i>Bowls</i> · Mortar');
  });

  test('what readers are warned of in full has the words of its route', async () => {
    await standingsOf(database.db).set(`${CHAIN}-${GLAZES}`, 'hidden', true, { by: 'a test', at: new Date(now) });
    expect(await textsOf(`/market/collections/${CHAIN}-${GLAZES}`)).toEqual({});
  });

  test.each([
    ['a collection that there is not', `collections/${CHAIN}-${addressOf(0xff).toLowerCase()}`],
    ['an item that nobody has', `items/${bowls}-9999`],
    ['a chain that is not followed', `collections/1-${BOWLS}`],
    ['what is no id', 'collections/nothing'],
  ])('%s is not there', async (_, path) => {
    expect(await textsOf(`/market/${path}`)).toBeNull();
  });

  test('of a chain that was not read yet, and of other pages, nothing is said', async () => {
    expect(await textsOf(`/market/collections/${UNREAD}-${BOWLS}`)).toBeUndefined();
    for (const path of ['/market', '/market/rankings', '/news/1']) expect(await textsOf(path)).toBeUndefined();
  });
});
