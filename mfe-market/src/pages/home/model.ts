import { createRequest } from '@mortar/client';
import { listCollections, rankCollections } from '@mortar/protocol/market';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { createLiveEvents } from '#entities/market';
import { onChain, overview } from '#entities/overview';
import type { View } from './view.ts';

/** The page is opened, or shows another chain or time. */
export const opened = createEvent<View>();

/** Collections that are traded most, those whose volume grew most, and the newest ones. */
export const trending = createQuery(createRequest(rankCollections));
export const movers = createQuery(createRequest(rankCollections));
export const drops = createQuery(createRequest(listCollections));
/** The latest sales of all chains. */
export const sales = createLiveEvents(12);

/** Cards of a row. */
const MOST = 8;

const asked = onChain(opened);
const $chain = createStore<number | null>(null).on(asked, (_, { chain }) => chain);
/** The chain that is shown. */
export const $market = sample({
  source: { data: overview.$data, chain: $chain },
  fn: ({ data, chain }) => data?.markets.find((market) => market.chain.id === chain) ?? data?.markets[0] ?? null,
});

sample({ clock: opened, fn: () => undefined, target: overview.wanted });
sample({ clock: opened, fn: () => ({ question: { kinds: 'sale' }, isReturn: false }), target: sales.list.opened });
sample({
  clock: asked,
  fn: ({ chain, period }) => ({ chain, period, sort: 'volume' as const, order: 'desc' as const, pageSize: MOST }),
  target: trending.wanted,
});
sample({
  clock: asked,
  fn: ({ chain, period }) => ({ chain, period, sort: 'change' as const, order: 'desc' as const, pageSize: MOST }),
  target: movers.wanted,
});
sample({ clock: asked, fn: ({ chain }) => ({ chain, pageSize: MOST }), target: drops.wanted });
