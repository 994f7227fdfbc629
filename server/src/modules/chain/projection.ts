import { balancesOf } from './balances/repository.ts';
import { boxesPart } from './boxes/part.ts';
import type { Deployment } from './deployments.ts';
import { tradesPart } from './facts/part.ts';
import { collectionOf } from './facts/read.ts';
import { collectionsOf } from './facts/repository.ts';
import { tokensPart } from './metadata/index.ts';
import { namesPart } from './names/part.ts';
import { ordersPart } from './orders/part.ts';
import { signedPart } from './signed/part.ts';
import type { Projection } from './sync/index.ts';

/** Where those contracts stand whose logs the market reads. */
export type Contracts = Omit<Deployment, 'chainId' | 'since' | 'oracle'>;

/** What the market makes of the logs of a chain: facts as they were told, and what follows from them. */
export function marketProjection(contracts: Contracts): Projection {
  const { drops, boxes, orderBook, exchange } = contracts;
  const parts = [
    tradesPart(contracts),
    ordersPart(orderBook),
    namesPart(contracts),
    boxesPart(boxes),
    signedPart(exchange),
    tokensPart(contracts),
  ];
  const addresses = parts.flatMap((part) => part.addresses);
  const topics = [...new Set(parts.flatMap((part) => part.topics))];
  return {
    async watched(db, chainId) {
      return { addresses: [...addresses, ...(await collectionsOf(db, chainId))], topics };
    },
    discover: (logs) => logs.filter(({ address }) => address === drops).flatMap((log) => collectionOf(log) ?? []),
    async apply(tx, chainId, logs) {
      const before = logs[0]!.block - 1;
      // At once: the next part reads its logs while the database takes those of the one before.
      await Promise.all(parts.map((part) => part.add(tx, chainId, logs)));
      for (const part of parts) await part.settle?.(tx, chainId, before, logs.at(-1)!.block);
      await balancesOf(tx, chainId).addAbove(before);
    },
    async revert(tx, chainId, block) {
      await balancesOf(tx, chainId).takeBackAbove(block);
      for (const part of parts) await part.settle?.(tx, chainId, block, block);
      for (const part of parts) await part.forgetAbove(tx, chainId, block);
    },
  };
}
