import { createRequest } from '@mortar/client';
import { $isSignedIn, signedIn } from '@mortar/host';
import { getAlerts, listFavoriteCollections, listFavoriteItems, setAlerts } from '@mortar/protocol/market';
import { createPages, createQuery } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { favouritesShown } from '#entities/favourite';
import { overviewNeeded } from '#entities/overview';
import type { View } from './view.ts';

/** The page is opened, or shows something else of the list. */
export const opened = createEvent<View>();

export const collections = createPages(createRequest(listFavoriteCollections), { keyOf: ({ collection }) => collection.id });
export const items = createPages(createRequest(listFavoriteItems), { pageSize: 40, keyOf: ({ item }) => item.id });
export const alerts = createQuery(createRequest(getAlerts));
export const chooseAlertsFx = createRequest(setAlerts);
alerts.$data.on(chooseAlertsFx.doneData, (_, chosen) => chosen);

const $view = createStore<View | null>(null).on(opened, (_, view) => view);
const asked = sample({
  clock: [opened, signedIn],
  source: { view: $view, isSignedIn: $isSignedIn },
  filter: ({ view, isSignedIn }) => view !== null && isSignedIn,
  fn: ({ view }) => view!,
});
const isOf = (tab: View['tab']) => (view: View) => view.tab === tab;
sample({ clock: asked, filter: isOf('collections'), fn: (view) => ({ sort: view.collections }), target: collections.wanted });
sample({ clock: asked, filter: isOf('items'), fn: (view) => ({ sort: view.items }), target: items.wanted });
sample({ clock: asked, filter: isOf('alerts'), fn: () => undefined, target: alerts.wanted });
sample({ clock: opened, fn: () => undefined, target: overviewNeeded });
sample({
  clock: collections.$data.updates.filterMap((list) => list?.items.map(({ collection }) => collection.id)),
  target: favouritesShown,
});
sample({ clock: items.$data.updates.filterMap((list) => list?.items.map(({ item }) => item.id)), target: favouritesShown });
