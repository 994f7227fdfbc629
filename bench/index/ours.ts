import { createChainSource } from '@mortar/chain/source';
import type { Database } from '@mortar/server';
import { deploymentOf } from '../../server/src/modules/chain/deployments.ts';
import { marketProjection } from '../../server/src/modules/chain/projection.ts';
import { createStep } from '../../server/src/modules/chain/sync/step.ts';
import { EVENTS, type TradedChain } from './chain.ts';

/** Our reader of a chain, as far as the head and no further. */
export function ourReader({ db }: Database, { id, url, addresses }: TradedChain) {
  const step = createStep({
    db,
    chainId: id,
    source: createChainSource({ chainId: id, url }),
    projection: marketProjection(deploymentOf({ chainId: id, block: 0, addresses })),
    since: 0,
  });
  return async (): Promise<void> => {
    while ((await step(new Date())).stepped.is !== 'current');
  };
}

/** Facts of a chain that are in the tables. */
export async function factsIn({ sql }: Database): Promise<number> {
  const [row] = await sql<{ facts: number }[]>`
    select (select count(*) from chain_transfers)::int + (select count(*) from chain_sales)::int as facts`;
  return row!.facts;
}

/** Events per second from nothing to the head: facts and all that follows from them. */
export async function ourRate(database: Database, chain: TradedChain): Promise<number> {
  const begun = performance.now();
  await ourReader(database, chain)();
  const seconds = (performance.now() - begun) / 1000;
  const facts = await factsIn(database);
  if (facts !== EVENTS) throw new Error(`${facts} facts were read of ${EVENTS}`);
  return facts / seconds;
}
