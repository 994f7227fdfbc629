import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ChainServerError } from '@mortar/chain/source';
import { CONTRACTS, NOBODY, PEOPLE, transferOfOne } from '@mortar/chain/testing';
import { chainReader, WORKS } from '../../../../test/chain.ts';
import { and, eq, sql } from 'drizzle-orm';
import { createTestDatabase } from '../../../../test/database.ts';
import { simulateChain, type SimulatedChain } from '../../../../test/simulated-chain.ts';
import type { Database } from '../../../db/database.ts';
import { createMarkets } from '../markets.ts';
import { createSignedLists } from './list.ts';
import { createSignedService } from './service.ts';
import { mayTrade, offers } from './tables.ts';

const [ANN, BEN] = PEOPLE as [`0x${string}`, `0x${string}`];
const HASH = `0x${'ab'.repeat(32)}` as const;
const clock = { now: () => Date.UTC(2026, 1) };

let database: Database;
let chain: SimulatedChain;
let chainId = 0;
/** What happens between the exchange's word on an option or offer and its being kept. */
let meanwhile: () => Promise<void>;
const told: boolean[] = [];
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  chainId += 1;
  told.length = 0;
  chain = simulateChain();
  chain.mine([transferOfOne(WORKS, NOBODY, ANN, 7n)]);
  await read();
});
const read = () => chainReader(database).readAll(chain, chainId);

function open() {
  const looked = async () => {
    await meanwhile();
    return [{ hash: HASH, faults: [] }];
  };
  const markets = createMarkets({ db: database.db, clock });
  markets.add({
    deployment: { ...CONTRACTS, oracle: NOBODY, chainId, since: 0 },
    exchange: { lookAtOptions: looked, lookAtOffers: looked },
    currencyOf: async () => ({ symbol: 'ETH', decimals: 18 }),
    costsOf: async () => [],
  });
  const deps = { db: database.db, clock, markets };
  const tell = async (_: number, changes: readonly { isLive: boolean }[]) => void told.push(...changes.map(({ isLive }) => isLive));
  return { service: createSignedService({ ...deps, tell }), lists: createSignedLists(deps) };
}

const signature = { v: 27, r: HASH, s: HASH };
const terms = {
  channel: HASH,
  collection: WORKS,
  tokenId: '7',
  amount: '1',
  signer: ANN,
  nonce: '0',
  startTime: '0',
  endTime: String(2n ** 40n),
  price: '5',
  currency: NOBODY,
  royaltyRate: '0',
};
const moved = async () => {
  chain.mine([transferOfOne(WORKS, ANN, BEN, 7n)]);
  await read();
};
const id = () => `${chainId}-${WORKS}-7`;

test.each([
  ['nothing', async () => {}, ['live']],
  ['a block', moved, ['closed']],
])('an option that %s came between the look at it and the keeping of is listed as it is', async (_, between, states) => {
  const { service, lists } = open();
  meanwhile = between;
  const add = () => service.addOptions({ chain: chainId, options: [{ ...terms, ...signature }] });
  const listed = async () => (await lists.options({ filter: 'all', id: id() }, { pageSize: 9 })).items.map(({ state }) => state);
  await add();
  expect(await listed()).toEqual(states);
  expect(told).toEqual([states[0] === 'live']);
});

test.each([
  ['nothing', async () => {}, ['live']],
  ['a block', moved, ['closed']],
])('an offer that %s came between the look at it and the keeping of is listed as it is', async (_, between, states) => {
  const { service, lists } = open();
  meanwhile = between;
  const offer = { bidder: BEN, price: '5', expireTime: String(2n ** 40n), ...signature };
  await service.addOffer({ chain: chainId, option: terms, offer });
  const { items } = await lists.offers({ filter: 'all', id: id() }, { pageSize: 9 });
  expect(items.map(({ state }) => state)).toEqual(states);
  expect(told).toEqual([states[0] === 'live']);
});

test('sent once more it is not live by what was seen before a block', async () => {
  const { service, lists } = open();
  const add = () => service.addOptions({ chain: chainId, options: [{ ...terms, ...signature }] });
  meanwhile = async () => {};
  await add();
  meanwhile = async () => {
    await moved();
    // What the next look at the chain finds.
    await database.sql`update chain_options set faults = '{CheckFail}', checked = touched where chain_id = ${chainId}`;
  };
  await add();
  expect((await lists.options({ filter: 'live', id: id() }, { pageSize: 9 })).items).toEqual([]);
});

test('where the chain’s server fails the chain is said to be unreachable, not the site', async () => {
  const { service } = open();
  meanwhile = () => Promise.reject(new ChainServerError('away'));
  const offer = { bidder: BEN, price: '5', expireTime: String(2n ** 40n), ...signature };
  const asked = [
    () => service.addOptions({ chain: chainId, options: [{ ...terms, ...signature }] }),
    () => service.addOffer({ chain: chainId, option: terms, offer }),
  ];
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ codeName: 'chainUnreachable', status: 200 });
});

test('what a rotation of offers looks for lies in the order of an index', async () => {
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const asked = tx
      .select()
      .from(offers)
      .where(and(eq(offers.chainId, 1), mayTrade))
      .orderBy(offers.checkedAt)
      .limit(50);
    return JSON.stringify(await tx.execute(sql`explain ${asked}`));
  });
  expect(plan).toContain('chain_offers_live');
});
