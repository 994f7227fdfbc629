import { createRequest } from '@mortar/client';
import { listOwnOptions, listOwnOrders } from '@mortar/protocol/market';
import { createEvent, createStore, sample } from 'effector';
import { createOwnList } from '#features/own';
import { sentFollowed, traded, tradeSettled } from '#features/trade';
import type { View } from './view.ts';

/** The page is opened, or shows something else. */
export const opened = createEvent<View>();

const byTab = ({ tab }: View) => ({ filter: tab });
export const options = createOwnList(createRequest(listOwnOptions), byTab, {
  pageSize: 40,
  keyOf: ({ listing }) => listing.hash,
  touched: tradeSettled,
});
export const orders = createOwnList(createRequest(listOwnOrders), byTab, {
  pageSize: 20,
  keyOf: ({ orderId }) => orderId,
  touched: tradeSettled,
});

sample({ clock: opened, target: [options.viewed, orders.viewed] });
sample({ clock: opened, fn: () => undefined, target: sentFollowed });

/** A listing is chosen, or no longer. @param hash of it */
export const toggled = createEvent<string>();
export const cleared = createEvent();

/** Hashes of the listings that are chosen. */
export const $selected = createStore<ReadonlySet<string>>(new Set())
  .on(toggled, (selected, hash) => new Set(selected.has(hash) ? [...selected].filter((one) => one !== hash) : [...selected, hash]))
  .reset(cleared, opened, traded);
