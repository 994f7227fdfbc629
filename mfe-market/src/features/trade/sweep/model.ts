import { type Item, listCollectionItems } from '@mortar/protocol/market';
import { createQuery, createTask, readerOf } from '@mortar/remote-kit';
import { MOST_LINES } from '../cart/index.ts';
import { isOwn } from '#entities/person';

/** The cheapest that can be bought by somebody, in the chain's own coin: as many as a cart holds. */
export const cheapest = createQuery(
  createTask(async ({ id, own }: { id: string; own: string }, { call }): Promise<Item[]> => {
    const { items } = await call(listCollectionItems, { id, filter: 'listed', sort: 'price', pageSize: MOST_LINES });
    return items.filter(({ owner }) => !isOwn(own, owner));
  }),
);

/** They are shown, to be bought at once. */
export const Sweep = readerOf(cheapest, 'market.sweep');
