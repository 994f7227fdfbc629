import { createRequest } from '@mortar/client';
import { listOrders } from '@mortar/protocol/market';
import { createPages } from '@mortar/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { timeTold } from '#entities/order';
import { $chains, overviewNeeded } from '#entities/overview';
import { sentFollowed, tradeSettled } from '#features/trade';
import type { View } from './view.ts';

/** The page is opened. */
export const opened = createEvent<View>();

/** Orders of the chain that is shown; each chain has a list of its own, since what ends soon there ends by its own clock. */
export const orders = createPages(createRequest(listOrders), { pageSize: 24, keyOf: ({ id }) => id });

const $view = createStore<View | null>(null).on(opened, (_, view) => view);
/** The chain that the address names, else the first that is read; null before it's known. */
export const $chain = combine($view, $chains, (view, chains) => chains.find((id) => id === view?.chain) ?? chains[0] ?? null);

/** What the list that is shown was asked for by. */
export const $shown = orders.$answered.map((answered) => {
  if (!answered) return null;
  const { chain, type, sort, state } = answered.params;
  return { chain, type: type!, sort: sort!, state: state as View['state'] };
});

sample({ clock: opened, fn: () => undefined, target: [overviewNeeded, sentFollowed] });
sample({
  clock: [opened, $chains, tradeSettled],
  source: { view: $view, chain: $chain },
  filter: ({ view, chain }) => view !== null && chain !== null,
  fn: ({ view, chain }) => ({ ...view!, chain: chain! }),
  target: orders.wanted,
});
sample({ clock: orders.readFx.doneData, fn: ({ now }) => now, target: timeTold });
