import { createRequest } from '@mortar/client';
import { listCollections } from '@mortar/protocol/market';
import { createPages } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { overview } from '#entities/overview';

/** The page is opened. @param search part of the names that are looked for; empty for all collections */
export const opened = createEvent<string>();
export const chainChosen = createEvent<number>();

/** Collections of the chain that is shown. */
export const collections = createPages(createRequest(listCollections), { keyOf: ({ id }) => id });

const $search = createStore('').on(opened, (_, search) => search);
const $chosen = createStore<number | null>(null).on(chainChosen, (_, chain) => chain);

/** The chain that is shown: the chosen one, else the first. */
export const $market = sample({
  source: { data: overview.$data, chosen: $chosen },
  fn: ({ data, chosen }) => data?.markets.find(({ chain }) => chain.id === chosen) ?? data?.markets[0] ?? null,
});

sample({ clock: opened, fn: () => undefined, target: overview.wanted });
sample({
  clock: [overview.readFx.done, chainChosen],
  source: { market: $market, search: $search },
  filter: ({ market }) => market !== null,
  fn: ({ market, search }) => ({ chain: market!.chain.id, ...(search && { search }) }),
  target: collections.wanted,
});
