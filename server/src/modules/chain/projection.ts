import { dropEvents, exchangeEvents, transferEvents } from '@mortar/chain/events';
import { balancesOf } from './balances/repository.ts';
import type { Deployment } from './deployments.ts';
import { factsOf } from './facts/repository.ts';
import { collectionOf, dropOf, saleOf, transfersOf } from './facts/read.ts';
import type { Projection } from './sync/index.ts';

const TOPICS = [...transferEvents.topics, ...exchangeEvents.topics, ...dropEvents.topics];

/** What the market makes of the logs of a chain: facts as they were told, and what adds up from them. */
export function marketProjection({ exchange, drops, collections }: Pick<Deployment, 'exchange' | 'drops' | 'collections'>): Projection {
  const first = [exchange, drops, ...collections];
  return {
    async watched(db, chainId) {
      return { addresses: [...first, ...(await factsOf(db, chainId).collections())], topics: TOPICS };
    },
    discover: (logs) => logs.filter(({ address }) => address === drops).flatMap((log) => collectionOf(log) ?? []),
    async apply(tx, chainId, logs) {
      const of = (address: string) => logs.filter((log) => log.address === address);
      await factsOf(tx, chainId).add({
        drops: of(drops).flatMap((log) => dropOf(log) ?? []),
        sales: of(exchange).flatMap((log) => saleOf(log) ?? []),
        transfers: logs.filter(({ address }) => address !== exchange && address !== drops).flatMap(transfersOf),
      });
      await balancesOf(tx, chainId).addAbove(logs[0]!.block - 1);
    },
    async revert(tx, chainId, block) {
      await balancesOf(tx, chainId).takeBackAbove(block);
      await factsOf(tx, chainId).forgetAbove(block);
    },
  };
}
