import { createRequest } from '@mortar/client';
import { listItemOrders, listOrderEvents, type Order } from '@mortar/protocol/market';
import { createPages } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { timeTold } from '#entities/order';
import { creditsTouched } from '#features/trade';

/** An item is shown. */
export const orderOpened = createEvent<{ id: string }>();
/** Something happened to an order of it, or may have. */
export const orderHeard = createEvent();
/** Its orders may be others now. */
export const ordersTouched = createEvent();

/** Orders of the item, the last created first. */
export const orders = createPages(createRequest(listItemOrders), { pageSize: 10, keyOf: ({ id }) => id });
/** What happened to the order that is shown. */
export const events = createPages(createRequest(listOrderEvents), { pageSize: 10 });

const $id = createStore<string | null>(null).on(orderOpened, (_, { id }) => id);
// Those of another item are not shown meanwhile.
orders.$data.reset($id);
events.$data.reset($id);

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
sample({ clock: ordersTouched, target: creditsTouched });
