import { createRequest } from '@mortar/client';
import { subscribe } from '@mortar/client/connection';
import { collectionTopic, listItemOrders, listOrderEvents, type Order } from '@mortar/protocol/market';
import { createPages } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { timeTold } from '#entities/order';
import { creditsWanted } from '#features/trade';

/** An item is shown. */
export const orderOpened = createEvent<{ id: string }>();
/** Its orders may be others now. */
export const ordersTouched = createEvent();

/** Orders of the item, the last created first. */
export const orders = createPages(createRequest(listItemOrders), { pageSize: 10, keyOf: ({ id }) => id });
/** What happened to the order that is shown. */
export const events = createPages(createRequest(listOrderEvents), { pageSize: 10 });

const $id = createStore<string | null>(null).on(orderOpened, (_, { id }) => id);
// Those of another order are not shown meanwhile.
events.$data.on(orderOpened, () => null);
orders.$data.on(orderOpened, (shown, { id }) => (shown?.items[0]?.item === id ? shown : null));

const isUnderWay = ({ state }: Order) => state === 'open' || state === 'sold';
/** The order that counts: one that is under way, else the last; null without any. */
export const $order = orders.$data.map((list) => list?.items.find(isUnderWay) ?? list?.items[0] ?? null);

/** The order in whose keeping the item is; null where it's in somebody's wallet. */
export const $escrow = $order.map((order) => (order && isUnderWay(order) ? order : null));

sample({ clock: orders.readFx.doneData, fn: ({ now }) => now, target: timeTold });
sample({
  clock: [orderOpened, ordersTouched],
  source: $id,
  filter: (id) => id !== null,
  fn: (id) => ({ id: id! }),
  target: orders.wanted,
});
sample({
  clock: orders.readFx.done,
  source: $order,
  filter: (order) => order !== null,
  fn: (order) => ({ id: order!.id, kind: 'all' as const }),
  target: events.wanted,
});
// Who was outbid has money to take out.
sample({
  clock: [orderOpened, ordersTouched],
  source: $id,
  filter: (id) => id !== null,
  fn: (id) => Number.parseInt(id!, 10),
  target: creditsWanted,
});

/** The page of an item of this collection is open. */
export const Open = createGate<{ collection: string; token: string }>();
const news = subscribe((collection: string) => collectionTopic(collection));
sample({ clock: Open.open, fn: ({ collection }) => collection, target: news.wanted });
sample({ clock: Open.close, fn: ({ collection }) => collection, target: news.left });
/** Something happened to an order of the item, or may have. */
export const orderHeard = createEvent();
const heard = sample({
  clock: news.happened,
  source: Open.state,
  filter: ({ token }, { data }) => data.kind === 'order' && data.tokenId === token,
});
sample({ clock: [heard, news.missed], fn: () => undefined, target: orderHeard });
