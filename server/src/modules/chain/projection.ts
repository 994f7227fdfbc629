import { exchangeEvents, transferEvents } from '@mortar/chain/events';
import { balancesOf } from './balances/repository.ts';
import { factsOf } from './facts/repository.ts';
import { saleOf, transfersOf } from './facts/read.ts';
import type { Deployment } from './deployments.ts';
import type { Projection } from './sync/index.ts';

const TOPICS = [...transferEvents.topics, ...exchangeEvents.topics];

/** What the market makes of the logs of a chain: facts as they were told, and what adds up from them. */
export function marketProjection({ exchange, collections }: Omit<Deployment, 'chainId'>): Projection {
  const followed = new Set(collections);
  return {
    watched: () => Promise.resolve({ addresses: [exchange, ...collections], topics: TOPICS }),
    discover: () => [],
    async apply(tx, chainId, logs) {
      const facts = factsOf(tx, chainId);
      await facts.add({
        transfers: logs.filter(({ address }) => followed.has(address)).flatMap(transfersOf),
        sales: logs.filter(({ address }) => address === exchange).flatMap((log) => saleOf(log) ?? []),
      });
      await balancesOf(tx, chainId).addAbove(logs[0]!.block - 1);
    },
    async revert(tx, chainId, block) {
      await balancesOf(tx, chainId).takeBackAbove(block);
      await factsOf(tx, chainId).forgetAbove(block);
    },
  };
}
