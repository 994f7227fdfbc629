import { deployLocally } from '@mortar/chain/deploy';
import { startAnvil } from '@mortar/chain/testing';
import { acquireDatabase, type Database } from '@mortar/server';
import { createTestClient, http, publicActions } from 'viem';
import { deploymentOf, type Deployment } from '../../server/src/modules/chain/deployments.ts';
import { startStack, type Stack } from '../stack.ts';
import { until } from './until.ts';
import { fillMarket } from './fill.ts';
import { BLOCKS, BLOCK_SECONDS, type Layout } from './layout.ts';
import { keepPictures } from './pictures.ts';

const PORT = 18_170;
/** Blocks of one request. */
const AT_ONCE = 100;

/** The built site beside a chain, with a market that has traded for three months. */
export interface MarketSite {
  stack: Stack;
  database: Database;
  deployment: Deployment;
  /** Server of the chain. */
  chain: string;
  /** Mines a block. */
  mine(): Promise<void>;
  stop(): Promise<void>;
}

/** A market of so many tokens that has traded until now. */
export const layoutOf = (tokens: number): Layout => ({
  tokens,
  begin: Math.floor(Date.now() / 1000) - BLOCKS * BLOCK_SECONDS,
  seconds: BLOCK_SECONDS,
  head: BLOCKS,
});

/** Starts chain and site and fills the tables behind what the site has read. */
export async function startMarketSite(tokens: number): Promise<MarketSite> {
  const layout = layoutOf(tokens);
  const anvil = await startAnvil(undefined, { begin: layout.begin });
  const deployed = await deployLocally(anvil.url);
  const deployment = deploymentOf(deployed);
  const client = createTestClient({ mode: 'anvil', transport: http(anvil.url) }).extend(publicActions);
  for (let mined = 0; mined < BLOCKS; mined += AT_ONCE) await client.mine({ blocks: AT_ONCE, interval: BLOCK_SECONDS });
  const stack = await startStack(PORT, {}, { remotes: ['gamehub', 'market'], words: [`--chain=${anvil.url}`] });
  const database = await acquireDatabase({ databaseUrl: undefined, dataDir: stack.dataDir });
  const site = {
    stack,
    database,
    deployment,
    chain: anvil.url,
    mine: () => client.mine({ blocks: 1 }),
    async stop() {
      await database.close();
      await stack.stop();
      await anvil.stop();
    },
  };
  try {
    const head = Number(await client.getBlockNumber());
    await until(async () => {
      const [cursor] = await database.sql<{ block: number }[]>`select block from chain_cursors`;
      return (cursor?.block ?? 0) >= head;
    });
    await fillMarket(database, deployment, layout, await keepPictures(database, stack.dataDir));
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}
