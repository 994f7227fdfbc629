import { dropEvents, saleEvents, transferEvents } from '@mortar/chain/events';
import type { Part } from '../part.ts';
import { factsIn } from './facts-in.ts';
import { findMoved, type Moved } from './moved.ts';
import { dropOf, saleOf, transfersOf } from './read.ts';
import { drops, sales, transfers } from './tables.ts';

interface Contracts {
  exchange: string;
  drops: string;
}

/** Transfers of collectibles, trades of the exchange, and collections that people made. @param moved hears what followers wait for */
export const tradesPart = ({ exchange, drops: factory }: Contracts, moved: (all: readonly Moved[]) => void): Part => ({
  topics: [...transferEvents.topics, ...saleEvents.topics, ...dropEvents.topics],
  addresses: [exchange, factory],
  facts: [
    factsIn(drops, dropOf, (address) => address === factory),
    factsIn(transfers, transfersOf, (address) => address !== exchange && address !== factory),
    factsIn(sales, saleOf, (address) => address === exchange),
  ],
  async settle(tx, chainId, above) {
    moved(await findMoved(tx, [chainId, above]));
  },
});
