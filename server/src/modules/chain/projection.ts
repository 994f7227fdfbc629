import type { Db } from '../../db/db.ts';
import { balancesOf } from './balances/repository.ts';
import { boxesPart } from './boxes/part.ts';
import { costsPart } from './costs/part.ts';
import type { Deployment } from './deployments.ts';
import type { Moved } from './facts/moved.ts';
import { tradesPart } from './facts/part.ts';
import { collectionOf } from './facts/read.ts';
import { collectionsOf } from './facts/repository.ts';
import { feedPart } from './feed/index.ts';
import { collectionWordsPart, tokensPart } from './metadata/index.ts';
import { lastSalesPart } from './items/part.ts';
import { namesPart } from './names/part.ts';
import { ordersPart } from './orders/part.ts';
import type { TouchedOrder } from './orders/touched.ts';
import { royaltiesPart } from './standings/part.ts';
import { signedPart } from './signed/part.ts';
import type { Projection } from './sync/index.ts';
import { fundersPart, washPart } from './wash/index.ts';

/** Where those contracts stand whose logs the market reads. */
export type Contracts = Omit<Deployment, 'chainId' | 'since' | 'oracle'>;

/** Who hears of what followers of a collection wait for. */
export interface Listeners {
  touched(orders: readonly TouchedOrder[]): void;
  moved(all: readonly Moved[]): void;
}
const NOBODY_LISTENS: Listeners = { touched: () => {}, moved: () => {} };

/** What the market makes of the logs of a chain: facts as they were told, and what follows from them. */
export function marketProjection(contracts: Contracts, { touched, moved }: Listeners = NOBODY_LISTENS): Projection {
  const { drops, boxes, orderBook, exchange, wrapped } = contracts;
  const parts = [
    tradesPart(contracts, moved),
    ordersPart(orderBook, touched),
    namesPart(contracts),
    boxesPart(boxes),
    signedPart(exchange),
    royaltiesPart,
    tokensPart(contracts),
    collectionWordsPart,
    lastSalesPart,
    feedPart,
    costsPart,
    fundersPart,
    washPart(wrapped),
  ];
  const addresses = parts.flatMap((part) => part.addresses);
  const topics = [...new Set(parts.flatMap((part) => part.topics))];
  const facts = parts.flatMap((part) => part.facts);
  const settle = async (tx: Db, chainId: number, above: number, upTo: number): Promise<void> => {
    for (const part of parts) await part.settle?.(tx, chainId, above, upTo);
  };
  return {
    async watched(db, chainId) {
      return { addresses: [...new Set([...addresses, ...(await collectionsOf(db, chainId))])], topics };
    },
    discover: (logs) => logs.filter(({ address }) => address === drops).flatMap((log) => collectionOf(log) ?? []),
    prepare(chainId, logs) {
      const [above, upTo] = [logs[0]!.block - 1, logs.at(-1)!.block];
      const writes = facts.map((told) => told.prepare(chainId, logs));
      return async (tx) => {
        await Promise.all(writes.map((write) => write(tx)));
        await settle(tx, chainId, above, upTo);
        await balancesOf(tx, chainId).addAbove(above);
      };
    },
    async revert(tx, chainId, block) {
      await balancesOf(tx, chainId).takeBackAbove(block);
      await settle(tx, chainId, block, block);
      for (const told of facts) await told.forgetAbove(tx, chainId, block);
    },
  };
}
