import { createRequest } from '@mortar/client';
import { dismissRecommendation, recommendUsers, searchUsers } from '@mortar/protocol/relations';
import { toastFailures } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { keepRelations } from '#entities/relation';
import { channels } from '#features/channels';
import { createList } from '../../lib/create-list.ts';
import { readerOf } from '../../lib/reader-of.ts';

const keyOf = ({ uid }: { uid: string }) => uid;

/** People by name or by exact uid. */
export const found = createList(searchUsers, { keyOf });
export const SearchReader = readerOf(found, 'SearchReader');
/** People whom the person may know. */
export const recommended = createList(recommendUsers, { pageSize: 10, keyOf });
/** Somebody is not to be recommended again. */
export const dismissFx = createRequest(dismissRecommendation);

/** The page is to be shown. */
export const addFriendWanted = createEvent();

keepRelations(found.$data);
keepRelations(recommended.$data);
recommended.$data.on(dismissFx, (list, { uid }) => list && { ...list, items: list.items.filter((person) => person.uid !== uid) });
sample({ clock: addFriendWanted, fn: () => ({}), target: [recommended.wanted, channels.wanted] });
// Whoever is still there comes back.
sample({ clock: dismissFx.fail, fn: () => undefined, target: recommended.retried });
toastFailures(dismissFx.failData);
