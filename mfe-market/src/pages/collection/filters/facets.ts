import { createRequest } from '@mortar/client';
import { getCollectionFacets } from '@mortar/protocol/market';
import { createQuery, readerOf } from '@mortar/remote-kit';

/** What the items of a collection can be filtered by. */
export const facets = createQuery(createRequest(getCollectionFacets));

/** Filters of this collection are chosen. */
export const Choosing = readerOf(facets, 'market.filters');
