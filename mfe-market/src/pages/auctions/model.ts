import { createRequest } from '@mortar/client';
import { listOrders } from '@mortar/protocol/market';
import { createPages } from '@mortar/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { timeTold } from '#entities/order';
import { overview, overviewNeeded } from '#entities/overview';
import { creditsWanted, sentFollowed, traded } from '#features/trade';
import type { View } from './view.ts';

/** The page is opened. */
export const opened = createEvent<View>();

/** Orders of the chain that is shown; each chain has a list of its own, since what ends soon there ends by its own clock. */
export const orders = createPages(createRequest(listOrders), { pageSize: 24, keyOf: ({ id }) => id });

const $view = createStore<View | null>(null).on(opened, (_, view) => view);
/** The chain that the address names, else the first that is read; null before it's known. */
export const $chain = combine($view, overview.$data, (view, data) => {
  const chains = data?.markets.map(({ chain }) => chain.id) ?? [];
  return chains.find((id) => id === view?.chain) ?? chains[0] ?? null;
});

/** What the list that is shown was asked for by. */
export const $shown = orders.$answered.map((answered) => {
  if (!answered) return null;
  const { chain, type, sort, state } = answered.params;
  return { chain, type: type!, sort: sort!, state: state as View['state'] };
});

sample({ clock: opened, fn: () => undefined, target: [overviewNeeded, sentFollowed] });
sample({
  clock: [opened, overview.readFx.done, traded],
  source: { view: $view, chain: $chain },
  filter: ({ view, chain }) => view !== null && chain !== null,
  fn: ({ view, chain }) => ({ ...view!, chain: chain! }),
  target: orders.wanted,
});
sample({ clock: orders.readFx.doneData, fn: ({ now }) => now, target: timeTold });
sample({ clock: [opened, $chain], source: $chain, filter: (chain) => chain !== null, fn: (chain) => chain!, target: creditsWanted });
