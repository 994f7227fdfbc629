import { createRequest } from '@mortar/client';
import { listHeldCollections, listHoldings } from '@mortar/protocol/market';
import { createEvent, createStore, sample } from 'effector';
import { createOwnList, ofChain } from '#features/own';
import { sentFollowed, traded, tradeSettled } from '#features/trade';
import type { View } from './view.ts';

/** The page is opened, or shows something else. */
export const opened = createEvent<View>();

export const holdings = createOwnList(
  createRequest(listHoldings),
  ({ collection, filter, sort }: View) => ({ filter, sort, ...(collection && { collection }) }),
  { pageSize: 40, keyOf: ({ item }) => item.id, touched: tradeSettled },
);
export const collections = createOwnList(createRequest(listHeldCollections), ofChain, {
  pageSize: 100,
  touched: tradeSettled,
  keyOf: ({ collection }) => collection.id,
});

sample({ clock: opened, fn: (view) => (view.tab === 'items' ? view : null), target: holdings.viewed });
sample({ clock: opened, fn: ({ chain }) => ({ chain }), target: collections.viewed });

sample({ clock: opened, fn: () => undefined, target: sentFollowed });

export const selectionBegun = createEvent();
export const selectionEnded = createEvent();
/** An item is chosen, or no longer. @param id of the item */
export const toggled = createEvent<string>();

/** Ids of the items that are chosen; null while nothing is to be chosen. */
export const $selected = createStore<ReadonlySet<string> | null>(null)
  .on(selectionBegun, () => new Set())
  .on(toggled, (selected, id) => selected && new Set(selected.has(id) ? [...selected].filter((one) => one !== id) : [...selected, id]))
  .reset(selectionEnded, traded);
// What is chosen is in sight: another view has other items.
sample({ clock: holdings.viewed, filter: (view) => view === null, fn: () => undefined, target: selectionEnded });
