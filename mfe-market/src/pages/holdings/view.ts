import type { HoldingSort } from '@mortar/protocol/market';
import { collectionIdOf } from '#entities/collection';
import { oneOf, searchOf } from '@mortar/remote-kit';
import type { OwnView } from '#features/own';
import { chainIn } from '../../lib/view.ts';

export const SORTS = ['received', 'collection', 'price', 'cost', 'rarity'] as const satisfies HoldingSort[];
export const FILTERS = ['all', 'listed', 'unlisted'] as const;
export const TABS = ['items', 'collections'] as const;

/** What the page shows of what somebody holds, as its address says it. */
export interface View extends OwnView {
  tab: (typeof TABS)[number];
  /** Items of this collection alone. */
  collection: string | null;
  filter: (typeof FILTERS)[number];
  sort: (typeof SORTS)[number];
}

/** Reads a view from the search part of an address; what it does not say, or says wrong, is as it is by itself. */
export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    chain: chainIn(params),
    tab: oneOf(TABS, params.get('tab')) ?? 'items',
    collection: collectionIdOf(params.get('collection') ?? ''),
    filter: oneOf(FILTERS, params.get('filter')) ?? 'all',
    sort: oneOf(SORTS, params.get('sort')) ?? 'received',
  };
}

export const searchOfView = (view: View): string => searchOf({ ...view }, { tab: 'items', filter: 'all', sort: 'received' });
