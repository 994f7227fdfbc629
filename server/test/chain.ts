import { ChainServerError } from '@mortar/chain/source';
import { addressOf, transferOfCopies, transferOfOne, type LoggedEvent } from '@mortar/chain/testing';
import type { Database } from '../src/db/database.ts';
import { marketProjection } from '../src/modules/chain/projection.ts';
import { createStep } from '../src/modules/chain/sync/step.ts';
import { createLuck } from './hostile.ts';
import { simulateChain, type SimulatedChain } from './simulated-chain.ts';

export const WORKS = addressOf(0xa1);
export const COPIES = addressOf(0xa2);
export const PEOPLE = [1, 2, 3, 4].map(addressOf);
export const NOBODY = addressOf(0);
const NOW = new Date('2026-02-01T00:00:00Z');
const projection = marketProjection({ exchange: addressOf(0xe0), drops: addressOf(0xd0), collections: [WORKS, COPIES] });

/** Choices that a seed decides. */
export function createRandom(seed: number) {
  const luck = createLuck(seed);
  const below = (most: number): number => Math.floor(luck() * most);
  return { below, of: <Value>(values: readonly Value[]): Value => values[below(values.length)]! };
}
type Random = ReturnType<typeof createRandom>;

/** What a block tells, possible or not. */
export function someLogs(random: Random): LoggedEvent[] {
  return Array.from({ length: random.below(4) }, () => {
    const [from, to] = [random.of([NOBODY, ...PEOPLE]), random.of([NOBODY, ...PEOPLE])];
    const tokenId = BigInt(random.below(5));
    return random.below(2) ? transferOfOne(WORKS, from, to, tokenId) : transferOfCopies(COPIES, from, to, tokenId, BigInt(random.below(3)));
  });
}

/** Reads simulated chains into a database, which may hold many. */
export function chainReader(database: Database) {
  const follower = (chain: SimulatedChain, chainId: number) => {
    const step = createStep({ db: database.db, chainId, source: chain.source, projection, since: 0 });
    return () => step(NOW);
  };

  /** Reads until the head. */
  async function readAll(chain: SimulatedChain, chainId: number): Promise<void> {
    const step = follower(chain, chainId);
    while ((await step()).stepped.is !== 'current');
  }

  /** All that was made of a chain, without its number. */
  async function allOf(chainId: number): Promise<unknown> {
    const tables = ['chain_transfers', 'chain_sales', 'chain_drops', 'chain_balances', 'chain_blocks'] as const;
    return Promise.all(
      tables.map((table) =>
        database.sql.unsafe(`select (to_jsonb(t) - 'chain_id')::text as row from ${table} t where chain_id = $1 order by 1`, [chainId]),
      ),
    );
  }

  /**
   * A story: blocks, reorganisations, failures and new processes at random moments. @param other id of a chain for the rebuild
   * @returns what the story and a rebuild leave, and how often something was taken back
   */
  async function story(seed: number, chainId: number, other: number): Promise<{ kept: unknown; rebuilt: unknown; reverted: number }> {
    const random = createRandom(seed);
    const chain = simulateChain(`seed ${seed}`);
    let reverted = 0;
    let step = follower(chain, chainId);
    for (let turn = 0; turn < 30; turn += 1) {
      for (let blocks = random.below(20); blocks > 0; blocks -= 1) chain.mine(someLogs(random));
      if (random.below(3) === 0) chain.drop(1 + random.below(64));
      if (random.below(4) === 0) step = follower(chain, chainId);
      const failsAt = random.below(8);
      let asked = 0;
      chain.fail(() => {
        asked += 1;
        if (asked === failsAt) throw new ChainServerError('away');
      });
      for (let tries = random.below(5); tries > 0; tries -= 1) {
        const done = await step().catch(() => undefined);
        if (done?.stepped.is === 'reverted') reverted += 1;
      }
    }
    chain.fail(undefined);
    await readAll(chain, chainId);
    await readAll(chain, other);
    return { kept: await allOf(chainId), rebuilt: await allOf(other), reverted };
  }

  return { readAll, allOf, story };
}
