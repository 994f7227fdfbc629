import { createRequest } from '@mortar/client';
import { dismissRecommendation, recommendUsers } from '@mortar/protocol/relations';
import { createList, toastFailures } from '@mortar/remote-kit';
import { sample } from 'effector';
import { keepRelations } from '#entities/relation';

/** People whom the person may know. */
export const recommended = createList(recommendUsers, { pageSize: 10, keyOf: ({ uid }) => uid });
/** Somebody is not to be recommended again. */
export const dismissFx = createRequest(dismissRecommendation);

keepRelations(recommended.$data);
recommended.$data.on(dismissFx, (list, { uid }) => list && { ...list, items: list.items.filter((person) => person.uid !== uid) });
// Whoever is still there comes back.
sample({ clock: dismissFx.fail, fn: () => undefined, target: recommended.retried });
toastFailures(dismissFx.failData);
