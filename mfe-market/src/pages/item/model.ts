import { createRequest } from '@mortar/client';
import {
  listCollectionActivity,
  listCollectionItems,
  listHolders,
  listOffers,
  listOptions,
  listSimilarItems,
  oneItemOf,
} from '@mortar/protocol/market';
import { createPages, createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { collectionOpened } from '#entities/collection';
import { favouritesShown } from '#entities/favourite';
import { overviewNeeded } from '#entities/overview';
import { warned } from '#entities/warnings';
import { sentFollowed, tradeSettled } from '#features/trade';
import { orderHeard, orderOpened, ordersTouched } from './book.ts';

/** Ids of an item and its collection, and its number. */
export interface Named {
  id: string;
  collection: string;
  token: string;
}

/** The page is opened. */
export const opened = createEvent<Named>();

/** Something happened to the item. */
export const refreshed = createEvent();

const $named = createStore<Named | null>(null).on(opened, (_, named) => named);

/** The item; undefined within where nobody has it. */
export const item = createQuery(
  createTask(async ({ collection, token }: Named, { call }) => {
    const { items } = await call(listCollectionItems, oneItemOf(collection, token));
    return { item: items[0] };
  }),
);

export const options = createPages(createRequest(listOptions), { keyOf: ({ hash }) => hash });
export const offers = createPages(createRequest(listOffers), { keyOf: ({ hash }) => hash });
export const owners = createPages(createRequest(listHolders), { keyOf: ({ address }) => address });
export const similar = createQuery(createRequest(listSimilarItems));
export const activity = createPages(createRequest(listCollectionActivity), { pageSize: 20 });

// What belongs to an item is never shown with another one.
const $id = $named.map((named) => named?.id ?? null);
for (const { $data } of [item, options, offers, owners, similar, activity]) $data.reset($id);

const asked = sample({
  clock: [opened, refreshed, tradeSettled, orderHeard],
  source: $named,
  filter: (named) => named !== null,
  fn: (named) => named!,
});
sample({ clock: asked, target: item.wanted });
sample({ clock: asked, fn: ({ id }) => ({ filter: 'live' as const, id }), target: [options.wanted, offers.wanted] });
sample({ clock: asked, fn: ({ collection, token }) => ({ id: collection, token }), target: [activity.wanted, owners.wanted] });
sample({ clock: opened, fn: ({ id }) => ({ id }), target: similar.wanted });
sample({ clock: asked, fn: ({ collection }) => collection, target: collectionOpened });
sample({ clock: opened, target: orderOpened });
sample({ clock: [tradeSettled, orderHeard], target: ordersTouched });
sample({ clock: opened, fn: ({ id, collection }) => [id, collection], target: favouritesShown });
sample({ clock: opened, fn: ({ id }) => ({ id }), target: warned.wanted });
sample({ clock: opened, fn: () => undefined, target: [overviewNeeded, sentFollowed] });
