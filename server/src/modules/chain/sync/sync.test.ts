import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ChainServerError, type Log } from '@mortar/chain/source';
import { addressOf, NOBODY, PEOPLE, transferOfCopies, transferOfOne } from '@mortar/chain/testing';
import { chainReader, COPIES, createRandom, someLogs, WORKS } from '../../../../test/chain.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { simulateChain, type SimulatedChain } from '../../../../test/simulated-chain.ts';
import type { Database } from '../../../db/database.ts';
import { cursorOf, KEPT } from './index.ts';

let database: Database;
let reader: ReturnType<typeof chainReader>;
let chainId = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  reader = chainReader(database);
});
afterAll(() => database.close());
/** Every test has a chain of its own in the one database. */
beforeEach(() => void (chainId += 1));

const readAll = (chain: SimulatedChain) => reader.readAll(chain, chainId);
const allOf = () => reader.allOf(chainId);
async function ownersOf(): Promise<string[]> {
  const rows = await database.sql<{ is: string }[]>`
    select token_id || ' ' || owner || ' ' || quantity as is from chain_balances where chain_id = ${chainId} order by 1`;
  return rows.map(({ is }) => is);
}

/** How many items and owners collections have, as they are kept and as they are counted. */
async function countsOf(): Promise<{ kept: unknown; counted: unknown }> {
  const { sql } = database;
  const kept = await sql`select collection, items, owners from chain_collection_counts where chain_id = ${chainId} order by 1`;
  const counted = await sql`
    select collection, count(distinct token_id)::int as items, count(distinct owner)::int as owners
    from chain_balances where chain_id = ${chainId} and quantity > 0 group by 1 order by 1`;
  return { kept: [...kept], counted: [...counted] };
}

describe('reading a chain', () => {
  test('what its contracts told is there, and adds up to who has what', async () => {
    const chain = simulateChain();
    chain.mine([transferOfOne(WORKS, NOBODY, PEOPLE[0]!, 7n), transferOfOne(addressOf(0xbad), NOBODY, PEOPLE[0]!, 8n)]);
    chain.mine([transferOfOne(WORKS, PEOPLE[0]!, PEOPLE[1]!, 7n), transferOfCopies(COPIES, NOBODY, PEOPLE[2]!, 9n, 5n)]);
    await readAll(chain);
    expect(await ownersOf()).toEqual([`7 ${PEOPLE[1]} 1`, `9 ${PEOPLE[2]} 5`]);
  });

  test('a chain that is long is read in parts, and only its last blocks one by one', async () => {
    const chain = simulateChain();
    for (let block = 0; block < 3 * KEPT; block += 1) chain.mine([transferOfCopies(COPIES, NOBODY, PEOPLE[0]!, 1n, 1n)]);
    await readAll(chain);
    expect(await ownersOf()).toEqual([`1 ${PEOPLE[0]} ${3 * KEPT}`]);
    expect(await cursorOf(database.db, chainId).recent()).toHaveLength(KEPT);
  });

  test('two processes at once count nothing twice', async () => {
    const chain = simulateChain();
    for (let block = 0; block < 100; block += 1) chain.mine([transferOfCopies(COPIES, NOBODY, PEOPLE[0]!, 1n, 1n)]);
    await Promise.all([readAll(chain), readAll(chain), readAll(chain)]);
    expect(await ownersOf()).toEqual([`1 ${PEOPLE[0]} 100`]);
  });
});

describe('a chain that reorganises', () => {
  test.each([1, 2, 63, 64, 200])('at a depth of %i it leaves what a rebuild makes', async (depth) => {
    const random = createRandom(depth);
    const chain = simulateChain();
    for (let block = 0; block < 220; block += 1) chain.mine(someLogs(random));
    await readAll(chain);
    chain.drop(depth);
    for (let block = 0; block < depth + 1; block += 1) chain.mine(someLogs(random));
    await readAll(chain);
    const kept = await allOf();
    const counts = await countsOf();
    expect(counts.kept).toEqual(counts.counted);
    chainId += 1;
    await readAll(chain);
    expect(await allOf()).toEqual(kept);
  });

  test('it may become shorter', async () => {
    const chain = simulateChain();
    chain.mine([transferOfOne(WORKS, NOBODY, PEOPLE[0]!, 7n)]);
    chain.mine([transferOfOne(WORKS, PEOPLE[0]!, PEOPLE[1]!, 7n)]);
    await readAll(chain);
    chain.drop(1);
    await readAll(chain);
    expect(await ownersOf()).toEqual([`7 ${PEOPLE[0]} 1`]);
  });

  test('one that takes back more than is kept is not read on', async () => {
    const chain = simulateChain();
    for (let block = 0; block < 2 * KEPT; block += 1) chain.mine();
    await readAll(chain);
    const before = await allOf();
    chain.drop(KEPT + 1);
    for (let block = 0; block < 2 * KEPT; block += 1) chain.mine([transferOfOne(WORKS, NOBODY, PEOPLE[0]!, 7n)]);
    await expect(readAll(chain)).rejects.toMatchObject({ name: 'ChainDiverged' });
    expect(await allOf()).toEqual(before);
  });

  test('another chain under the same id is never mixed in', async () => {
    const chain = simulateChain('one');
    chain.mine([transferOfOne(WORKS, NOBODY, PEOPLE[0]!, 7n)]);
    await readAll(chain);
    const other = simulateChain('another');
    for (let block = 0; block < 3; block += 1) other.mine([transferOfOne(WORKS, NOBODY, PEOPLE[1]!, 8n)]);
    await expect(readAll(other)).rejects.toMatchObject({ name: 'ChainReplaced' });
    expect(await ownersOf()).toEqual([`7 ${PEOPLE[0]} 1`]);
  });
});

describe('a server that cannot be trusted', () => {
  const begun = (): SimulatedChain => {
    const chain = simulateChain();
    chain.mine([transferOfOne(WORKS, NOBODY, PEOPLE[0]!, 7n), transferOfCopies(COPIES, NOBODY, PEOPLE[2]!, 9n, 5n)]);
    return chain;
  };
  const lies: [string, (logs: readonly Log[]) => readonly Log[]][] = [
    ['keeps all logs back', () => []],
    ['keeps the logs of one contract back', (logs) => logs.slice(1)],
    ['tells of another block', (logs) => logs.map((log) => ({ ...log, blockHash: `0x${'ab'.repeat(32)}` as const }))],
    ['tells of blocks that are not there', (logs) => logs.map((log) => ({ ...log, block: log.block + 1 }))],
  ];
  test.each(lies)('one that %s is waited for', async (_, lie) => {
    const chain = begun();
    chain.lie(lie);
    await expect(readAll(chain)).rejects.toThrow(ChainServerError);
    expect(await ownersOf()).toEqual([]);
    chain.lie((logs) => logs);
    await readAll(chain);
    expect(await ownersOf()).toHaveLength(2);
  });

  test('one that fails at any call leaves nothing half done', async () => {
    for (const call of ['head', 'headers', 'logs'] as const) {
      chainId += 1;
      const chain = begun();
      chain.fail((asked) => {
        if (asked === call) throw new ChainServerError('away');
      });
      await expect(readAll(chain)).rejects.toThrow('away');
      chain.fail(undefined);
      await readAll(chain);
      expect(await ownersOf()).toHaveLength(2);
    }
  });
});

test('random stories end as a rebuild does', async () => {
  let reorganised = 0;
  for (let seed = 1; seed <= 6; seed += 1) {
    const { kept, rebuilt, reverted } = await reader.story(seed, (chainId += 1), (chainId += 1));
    expect([seed, kept]).toEqual([seed, rebuilt]);
    reorganised += reverted;
  }
  expect(reorganised).toBeGreaterThan(6);
});
