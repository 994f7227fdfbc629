import { CHAINS } from '@mortar/chain/message';
import { createPriceReader } from '@mortar/chain/prices';
import type { ChainSettings } from '../settings.ts';
import type { Markets } from '../markets.ts';
import type { EtherFeed } from './service.ts';

type Deps = { rpc: Readonly<Record<number, string>>; markets: Markets; signal: AbortSignal } & Pick<ChainSettings, 'etherFeed'>;

/** The feed that the site is set to; without one, what the price oracle of a followed chain goes by whose coin is ether. */
export function feedFinder({ etherFeed, rpc, markets, signal }: Deps): () => EtherFeed | undefined {
  let found: EtherFeed | undefined;
  return () => {
    if (found) return found;
    const chain = etherFeed?.chain ?? markets.chains().find((id) => CHAINS[id]?.currency === 'ETH');
    const url = chain === undefined ? undefined : rpc[chain];
    if (chain === undefined || url === undefined) return undefined;
    const source = etherFeed ? { feed: etherFeed.feed } : { oracle: markets.of(chain).deployment.oracle as `0x${string}` };
    found = { chain, read: createPriceReader(source, url, signal) };
    return found;
  };
}
