import { oneOf, searchOf } from '@mortar/remote-kit';
import type { FavoriteSort } from '@mortar/protocol/market';

export const TABS = ['collections', 'items', 'alerts'] as const;
export const COLLECTION_SORTS = ['added', 'floor', 'change', 'listed', 'name'] as const satisfies readonly FavoriteSort[];
export const ITEM_SORTS = ['added', 'price', 'name'] as const satisfies readonly FavoriteSort[];

/** What the watchlist shows, as its address says it. */
export interface View {
  tab: (typeof TABS)[number];
  collections: (typeof COLLECTION_SORTS)[number];
  items: (typeof ITEM_SORTS)[number];
}

/** Reads a view from the search part of an address; what it does not say, or says wrong, is as it is by itself. */
export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    tab: oneOf(TABS, params.get('tab')) ?? 'collections',
    collections: oneOf(COLLECTION_SORTS, params.get('collections')) ?? 'added',
    items: oneOf(ITEM_SORTS, params.get('items')) ?? 'added',
  };
}

export const searchOfView = (view: View): string => searchOf({ ...view }, { tab: 'collections', collections: 'added', items: 'added' });
