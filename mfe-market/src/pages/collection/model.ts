import { createRequest } from '@mortar/client';
import { ITEM_ROWS, listCollectionActivity, listCollectionItems, listHolders, listOffers, writeTraits } from '@mortar/protocol/market';
import { createPages } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { collectionOpened } from '#entities/collection';
import { favouritesShown } from '#entities/favourite';
import { overviewNeeded } from '#entities/overview';
import { sentFollowed, traded, tradeSettled } from '#features/trade';
import { warned } from '#entities/warnings';
import { createKeptPages } from '../../lib/kept-pages.ts';
import type { View } from './view.ts';

interface Opened {
  /** Of the collection. */
  id: string;
  view: View;
  /** Whether somebody came back to the page. */
  isReturn: boolean;
}

/** The page is opened, or shows something else of its collection. */
export const opened = createEvent<Opened>();

export const items = createKeptPages(createRequest(listCollectionItems), { pageSize: ITEM_ROWS, keyOf: ({ id }) => id });
export const holders = createPages(createRequest(listHolders), { pageSize: 40, keyOf: ({ address }) => address });
export const activity = createKeptPages(createRequest(listCollectionActivity), { pageSize: 40 });

/** Offers for any item of the collection, or for some. */
export const offers = createPages(createRequest(listOffers), { keyOf: ({ hash }) => hash });

/** What the items of a view are asked for by. */
export const itemsQuestion = (id: string, { isListed, sort, traits, priceFrom, priceTo, currency }: View) => ({
  id,
  filter: isListed ? ('listed' as const) : ('all' as const),
  sort,
  ...(traits.length > 0 && { traits: writeTraits(traits) }),
  ...(priceFrom !== null && { priceFrom }),
  ...(priceTo !== null && { priceTo }),
  ...(currency !== null && { currency }),
});
/** What the activity of a view is asked for by. */
export const activityQuestion = (id: string, { kind }: View) => ({ id, ...(kind && { kind }) });

sample({ clock: opened, fn: ({ id }) => id, target: collectionOpened });
sample({ clock: opened, fn: ({ id }) => [id], target: favouritesShown });
sample({ clock: opened, fn: ({ id }) => ({ id }), target: warned.wanted });
sample({
  clock: items.pages.$data.updates.filterMap((list) => list?.items.map(({ id }) => id)),
  target: favouritesShown,
});
sample({ clock: opened, fn: () => undefined, target: overviewNeeded });
sample({
  clock: opened,
  filter: ({ view }) => view.tab === 'items',
  fn: ({ id, view, isReturn }) => ({ question: itemsQuestion(id, view), isReturn }),
  target: items.opened,
});
sample({
  clock: opened,
  filter: ({ view }) => view.tab === 'activity',
  fn: ({ id, view, isReturn }) => ({ question: activityQuestion(id, view), isReturn }),
  target: activity.opened,
});

const $shown = createStore<Opened | null>(null).on(opened, (_, shown) => shown);
// What belongs to a collection is never shown with another one.
const $id = $shown.map((shown) => shown?.id ?? null);
holders.$data.reset($id);
offers.$data.reset($id);
const offersAsked = sample({
  clock: [opened, tradeSettled],
  source: $shown,
  filter: (shown) => shown?.view.tab === 'offers',
  fn: (shown) => ({ filter: 'live' as const, id: shown!.id }),
});
sample({ clock: offersAsked, target: offers.wanted });
// What was just traded is no longer as the list shows it.
const tradedHere = sample({ clock: traded, source: $shown, filter: (shown) => shown?.view.tab === 'items', fn: (shown) => shown! });
sample({ clock: tradedHere, fn: ({ id, view }) => ({ question: itemsQuestion(id, view), isReturn: false }), target: items.opened });
sample({ clock: opened, fn: () => undefined, target: sentFollowed });
sample({ clock: opened, filter: ({ view }) => view.tab === 'holders', fn: ({ id }) => ({ id }), target: holders.wanted });
