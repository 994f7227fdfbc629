import { createRequest } from '@mortar/client';
import { getMarketOverview, type MarketOverview } from '@mortar/protocol/market';
import { createQuery, createTask } from '@mortar/remote-kit';
import { attach, createEvent, createStore, sample, type StoreValue } from 'effector';

/** What there is on each chain that the site reads. */
export const overview = createQuery(createRequest(getMarketOverview));

/** A page names chains and currencies; what was read of them once is enough for it. */
export const overviewNeeded = createEvent();

sample({ clock: overviewNeeded, source: overview.$data, filter: (data) => data === null, fn: () => undefined, target: overview.wanted });

/** The chains that the site reads; none until they are told. It changes with them alone, however often they are read. */
export const $chains = createStore<readonly number[]>([], { updateFilter: (now, before) => now.join() !== before.join() }).on(
  overview.$data,
  (_, data) => data?.markets.map(({ chain }) => chain.id) ?? [],
);

/** The market on a chain, else on the first one. */
export const marketOf = (markets: readonly MarketOverview[], chain: number | null): MarketOverview | undefined =>
  markets.find((market) => market.chain.id === chain) ?? markets[0];

/** The market on a chain, which is read where it's not known yet; undefined where the site reads no such chain. */
export const marketFx = attach({
  source: overview.$data,
  mapParams: (chain: number, data) => ({ chain, data }),
  effect: createTask(async ({ chain, data }: { chain: number; data: StoreValue<typeof overview.$data> }, { bind }) => {
    const { markets } = data ?? (await bind(overview.readFx)());
    return markets.find((market) => market.chain.id === chain);
  }),
});
