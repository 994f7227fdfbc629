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
import { sentFollowed, traded } from '#features/trade';
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
item.$data.on(opened, (shown, { id }) => (shown?.item?.id === id ? shown : null));

export const options = createPages(createRequest(listOptions), { keyOf: ({ hash }) => hash });
export const offers = createPages(createRequest(listOffers), { keyOf: ({ hash }) => hash });
export const owners = createPages(createRequest(listHolders), { keyOf: ({ address }) => address });
export const similar = createQuery(createRequest(listSimilarItems));
export const activity = createPages(createRequest(listCollectionActivity), { pageSize: 20 });

/** The blocks in which a trade and what follows from it come: a page that asks at once may be a block too early. */
const SETTLE_MS = 700;
const settleFx = createTask(() => new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS)));
sample({ clock: traded, fn: () => undefined, target: settleFx });

const asked = sample({
  clock: [opened, refreshed, traded, settleFx.done, orderHeard],
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
sample({ clock: [traded, settleFx.done, orderHeard], fn: () => undefined, target: ordersTouched });
sample({ clock: opened, fn: ({ id, collection }) => [id, collection], target: favouritesShown });
sample({ clock: opened, fn: ({ id }) => ({ id }), target: warned.wanted });
sample({ clock: opened, fn: () => undefined, target: [overviewNeeded, sentFollowed] });
