import { createRequest } from '@mortar/client';
import { getCollectionFacets } from '@mortar/protocol/market';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';

/** What the items of a collection can be filtered by. */
export const facets = createQuery(createRequest(getCollectionFacets));

/** Filters of this collection are chosen. */
export const Choosing = createGate<{ id: string }>();
sample({ clock: Choosing.open, target: facets.wanted });
facets.$data.reset(Choosing.close);
