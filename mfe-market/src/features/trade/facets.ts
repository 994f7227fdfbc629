import { createRequest } from '@mortar/client';
import { getCollectionFacets } from '@mortar/protocol/market';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { begun } from './wish.ts';

/** Traits of the collection that an offer is made for. */
export const facets = createQuery(createRequest(getCollectionFacets));

const wanted = begun.filterMap((wish) => (wish.kind === 'offerAny' ? { id: wish.collection.id } : undefined));
sample({ clock: wanted, target: facets.wanted });
