import { dropEvents, exchangeEvents, transferEvents } from '@mortar/chain/events';
import type { Part } from '../part.ts';
import { dropOf, saleOf, transfersOf } from './read.ts';
import { dropFacts, saleFacts, transferFacts } from './repository.ts';

/** Transfers of collectibles, trades of the exchange, and collections that people made. */
export const tradesPart = ({ exchange, drops }: { exchange: string; drops: string }): Part => ({
  topics: [...transferEvents.topics, ...exchangeEvents.topics, ...dropEvents.topics],
  addresses: [exchange, drops],
  async add(tx, chainId, logs) {
    const of = (address: string) => logs.filter((log) => log.address === address);
    const traded = logs.filter(({ address }) => address !== exchange && address !== drops);
    await Promise.all([
      dropFacts.add(
        tx,
        chainId,
        of(drops).flatMap((log) => dropOf(log) ?? []),
      ),
      transferFacts.add(tx, chainId, traded.flatMap(transfersOf)),
      saleFacts.add(
        tx,
        chainId,
        of(exchange).flatMap((log) => saleOf(log) ?? []),
      ),
    ]);
  },
  async forgetAbove(tx, chainId, block) {
    for (const facts of [dropFacts, transferFacts, saleFacts]) await facts.forgetAbove(tx, chainId, block);
  },
});
