import { type Item, listCollectionItems } from '@mortar/protocol/market';
import { createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { MOST_LINES } from '../cart/index.ts';
import { $own, isOwn } from '../person.ts';

/** The cheapest items of a collection are wanted. @param id of the collection */
export const sweepOpened = createEvent<string>();

interface Asked {
  id: string;
  own: string;
}

/** The cheapest that can be bought by somebody, in the chain's own coin: as many as a cart holds. */
export const cheapest = createQuery(
  createTask(async ({ id, own }: Asked, { call }): Promise<Item[]> => {
    const { items } = await call(listCollectionItems, { id, filter: 'listed', sort: 'price', pageSize: MOST_LINES });
    return items.filter(({ owner }) => !isOwn(own, owner));
  }),
);
sample({ clock: sweepOpened, source: $own, fn: (own, id) => ({ own, id }), target: cheapest.wanted });
