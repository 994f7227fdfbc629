import { createRequest } from '@mortar/client';
import { listOrders } from '@mortar/protocol/market';
import { createPages } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { timeTold } from '#entities/order';
import { overview, overviewNeeded } from '#entities/overview';
import { creditsWanted, sentFollowed, traded } from '#features/trade';
import type { View } from './view.ts';

/** The page is opened. */
export const opened = createEvent<View>();

/** Orders of the chain that is shown. */
export const orders = createPages(createRequest(listOrders), { pageSize: 24, keyOf: ({ id }) => id });

const $view = createStore<View | null>(null).on(opened, (_, view) => view);
/** The first chain that is read; null before it's known. */
export const $chain = overview.$data.map((data) => data?.markets[0]?.chain.id ?? null);

/** What the list that is shown was asked for by. */
export const $shown = createStore<View | null>(null).on(orders.readFx.done, (_, { params: { type, sort, state } }) => ({
  type: type!,
  sort: sort!,
  state: state as View['state'],
}));

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
