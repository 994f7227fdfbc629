import { createRequest } from '@mortar/client';
import { listCollections } from '@mortar/protocol/market';
import { createPages } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { overview } from '#entities/overview';

/** The page is opened. */
export const opened = createEvent();
export const chainChosen = createEvent<number>();

/** Collections of the chain that is shown. */
export const collections = createPages(createRequest(listCollections), { keyOf: ({ id }) => id });

const $chosen = createStore<number | null>(null).on(chainChosen, (_, chain) => chain);

/** The chain that is shown: the chosen one, else the first. */
export const $market = sample({
  source: { data: overview.$data, chosen: $chosen },
  fn: ({ data, chosen }) => data?.markets.find(({ chain }) => chain.id === chosen) ?? data?.markets[0] ?? null,
});

sample({ clock: opened, target: overview.wanted });
sample({
  clock: [overview.readFx.done, chainChosen],
  source: $market,
  filter: (market) => market !== null,
  fn: (market) => ({ chain: market!.chain.id }),
  target: collections.wanted,
});
