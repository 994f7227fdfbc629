import type { HoldingSort } from '@mortar/protocol/market';
import { collectionIdOf } from '#entities/collection';
import { chainIn, type OwnView } from '#features/own';
import { oneOf } from '../../lib/use-address.ts';

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
    chain: chainIn(search),
    tab: oneOf(TABS, params.get('tab')) ?? 'items',
    collection: collectionIdOf(params.get('collection') ?? ''),
    filter: oneOf(FILTERS, params.get('filter')) ?? 'all',
    sort: oneOf(SORTS, params.get('sort')) ?? 'received',
  };
}

/** What of an address says a view. */
export const paramsOf = ({ chain, tab, collection, filter, sort }: View): Record<string, string> => ({
  ...(chain !== null && { chain: String(chain) }),
  ...(tab !== 'items' && { tab }),
  ...(collection !== null && { collection }),
  ...(filter !== 'all' && { filter }),
  ...(sort !== 'received' && { sort }),
});
