import { createRequest } from '@mortar/client';
import { listCollections, newestOf, rankCollections, rowOf, ROW_SALES } from '@mortar/protocol/market';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { createLiveEvents } from '#entities/market';
import { marketOf, onChain, overview } from '#entities/overview';
import type { View } from './view.ts';

/** The page is opened, or shows another chain or time. */
export const opened = createEvent<View>();

/** Collections that are traded most, those whose volume grew most, and the newest ones. */
export const trending = createQuery(createRequest(rankCollections));
export const movers = createQuery(createRequest(rankCollections));
export const drops = createQuery(createRequest(listCollections));
/** The latest sales of all chains. */
export const sales = createLiveEvents(ROW_SALES);

const asked = onChain(opened);
const $chain = createStore<number | null>(null).on(asked, (_, { chain }) => chain);
/** The chain that is shown. */
export const $market = sample({
  source: { data: overview.$data, chain: $chain },
  fn: ({ data, chain }) => (data && marketOf(data.markets, chain)) ?? null,
});

// The first time it is asked for with the chain.
sample({ clock: opened, source: overview.$data, filter: (data) => data !== null, fn: () => undefined, target: overview.wanted });
sample({ clock: opened, fn: () => ({ question: { kinds: 'sale' }, isReturn: false }), target: sales.list.opened });
sample({
  clock: asked,
  fn: ({ chain, period }) => rowOf('volume', chain, period),
  target: trending.wanted,
});
sample({
  clock: asked,
  fn: ({ chain, period }) => rowOf('change', chain, period),
  target: movers.wanted,
});
sample({ clock: asked, fn: ({ chain }) => newestOf(chain), target: drops.wanted });
