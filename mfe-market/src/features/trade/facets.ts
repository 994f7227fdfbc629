import { createRequest } from '@mortar/client';
import { getCollectionFacets } from '@mortar/protocol/market';
import { createQuery, readerOf } from '@mortar/remote-kit';

/** Traits of the collection that an offer is made for. */
export const facets = createQuery(createRequest(getCollectionFacets));
/** One of them may be chosen. */
export const Choosing = readerOf(facets, 'market.traits');
