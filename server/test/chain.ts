import { ChainServerError } from '@mortar/chain/source';
import { CONTRACTS, MARKET_LOGS, NOBODY, PEOPLE, transferOfCopies, transferOfOne, type LoggedEvent } from '@mortar/chain/testing';
import type { Database } from '../src/db/database.ts';
import { marketProjection } from '../src/modules/chain/projection.ts';
import { createStep } from '../src/modules/chain/sync/step.ts';
import { createLuck } from './hostile.ts';
import { simulateChain, type SimulatedChain } from './simulated-chain.ts';

/** Collections whose tokens go round: names are works, boxes stand for copies. */
export const WORKS = CONTRACTS.names;
export const COPIES = CONTRACTS.boxes;
/** Tables that hold more than what was read of a chain. */
const NOT_READ = ['chain_cursors', 'chain_options', 'chain_offers', 'chain_pictures', 'chain_animations', 'chain_standings'];
const NOW = new Date('2026-02-01T00:00:00Z');
const projection = marketProjection(CONTRACTS);

/** Choices that a seed decides. */
export function createRandom(seed: number) {
  const luck = createLuck(seed);
  const below = (most: number): number => Math.floor(luck() * most);
  return { below, of: <Value>(values: readonly Value[]): Value => values[below(values.length)]! };
}
type Random = ReturnType<typeof createRandom>;

function someTransfer(random: Random): LoggedEvent {
  const [from, to] = [random.of([NOBODY, ...PEOPLE]), random.of([NOBODY, ...PEOPLE])];
  const tokenId = BigInt(random.below(5));
  return random.below(2) ? transferOfOne(WORKS, from, to, tokenId) : transferOfCopies(COPIES, from, to, tokenId, BigInt(random.below(3)));
}

/** What a block tells, possible or not. */
export const someLogs = (random: Random): LoggedEvent[] =>
  Array.from({ length: random.below(5) }, () => random.of([someTransfer, someTransfer, ...MARKET_LOGS])(random));

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
    const tables = await database.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name like 'chain\\_%' and table_name <> all(${NOT_READ}) order by 1`;
    return Promise.all(
      tables.map(async ({ name }) => [
        name,
        await database.sql.unsafe(`select (to_jsonb(t) - 'chain_id')::text as row from ${name} t where chain_id = $1 order by 1`, [
          chainId,
        ]),
      ]),
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
