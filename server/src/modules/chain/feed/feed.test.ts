import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MARKET_LOGS, PEOPLE, type LoggedEvent } from '@mortar/chain/testing';
import { chainReader } from '../../../../test/chain.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { simulateChain, type SimulatedChain } from '../../../../test/simulated-chain.ts';
import type { Database } from '../../../db/database.ts';
import type { MarketEvent } from './event.ts';
import { readFeed } from './read.ts';

const MINUTE_MS = 60_000;
const [orderLog, bidLog] = MARKET_LOGS as [(typeof MARKET_LOGS)[0], (typeof MARKET_LOGS)[0]];
/** Order 1 is an auction of its first person, with a leading bid of the given price. */
const choices = (price: number) => ({
  below: (most: number) => (most === 100 ? price : 1),
  of: <Value>(values: readonly Value[]) => values[0]!,
});
const order = (price = 1): LoggedEvent => orderLog(choices(price));
const bid = (price: number): LoggedEvent => bidLog(choices(price));

let database: Database;
let reader: ReturnType<typeof chainReader>;
let chainId = 0;
let chain: SimulatedChain;
/** What a reader of this name heard, in turns. */
let heard: MarketEvent[][];
beforeAll(async () => {
  database = await createTestDatabase();
  reader = chainReader(database);
});
afterAll(() => database.close());
beforeEach(() => {
  chainId += 1;
  chain = simulateChain();
  heard = [];
});

const now = () => new Date(chain.head().at * 1000);
const take = (_: unknown, events: readonly MarketEvent[]) => Promise.resolve(void heard.push([...events]));
const read = (at = now(), name = 'one') => readFeed(database.db, chainId, { reader: name, take }, at);
const prices = () => heard.flat().map((event) => `${event.kind} ${'price' in event ? event.price : ''}`);

test('a reader hears what happened once and in order, whatever number of processes read', async () => {
  chain.mine([order(1), bid(2)]);
  chain.mine([order(3), bid(4)]);
  await reader.readAll(chain, chainId);
  await Promise.all([read(), read(), read()]);
  await read();
  expect(prices()).toEqual(['order 1', 'bid 2', 'order 3', 'bid 4']);
  expect(heard.flat()[1]).toMatchObject({ chain: chainId, kind: 'bid', state: 'leading', orderId: '1', bidder: PEOPLE[0], tokenId: '1' });
  await read(now(), 'another');
  expect(prices()).toHaveLength(8);
});

test('what happened while nobody read is told afterwards, but no history', async () => {
  chain.mine([order(1)]);
  for (let block = 0; block < 60; block += 1) chain.mine();
  chain.mine([bid(2)]);
  await reader.readAll(chain, chainId);
  await read();
  expect(prices()).toEqual(['bid 2']);
  chain.mine([bid(3)]);
  await reader.readAll(chain, chainId);
  await read(new Date(now().getTime() + 11 * MINUTE_MS));
  expect(prices()).toEqual(['bid 2']);
});

test('a reader that fails hears the same again', async () => {
  chain.mine([order(1)]);
  await reader.readAll(chain, chainId);
  const failing = () => Promise.reject(new Error('away'));
  await expect(readFeed(database.db, chainId, { reader: 'one', take: failing }, now())).rejects.toThrow('away');
  await read();
  expect(prices()).toEqual(['order 1']);
});

test('after a reorganisation it hears of what came in place, and of no transaction twice', async () => {
  const moved = { ...bid(2), transaction: `0x${'7'.repeat(64)}` as const };
  chain.mine([order(1)]);
  chain.mine([moved]);
  chain.mine([bid(3)]);
  await reader.readAll(chain, chainId);
  await read();
  chain.drop(2);
  chain.mine([bid(4)]);
  chain.mine([moved]);
  chain.mine();
  await reader.readAll(chain, chainId);
  await read();
  expect(prices()).toEqual(['order 1', 'bid 2', 'bid 3', 'bid 4']);
});
