import { createRequest } from '@mortar/client';
import { getCollectionDetail } from '@mortar/protocol/market';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';

/** A page that is about a collection is opened. @param id of the collection */
export const collectionOpened = createEvent<string>();

/** The collection that the page is about. */
export const collection = createQuery(createRequest(getCollectionDetail));

// One collection's figures are never another's.
collection.$data.on(collectionOpened, (shown, id) => (shown?.collection.id === id ? shown : null));
sample({ clock: collectionOpened, fn: (id) => ({ id }), target: collection.wanted });
