import { ALL_ITEMS, type Item, listCollectionItems, listOffers } from '@mortar/protocol/market';
import { createQuery, createTask, readerOf } from '@mortar/remote-kit';
import type { CollectionWish } from './wish.ts';

/** One's own items that are shown to choose from. */
const MOST = 50;

interface Asked {
  wish: Extract<CollectionWish, { kind: 'choose' }>;
  own: string;
}

/** Items of the person's that an offer could take. */
export const ownItems = createQuery(
  createTask(async ({ wish: { collection, offer }, own }: Asked, { call }): Promise<Item[]> => {
    const { items } = await call(listCollectionItems, { id: collection.id, owner: own, ...ALL_ITEMS, pageSize: MOST });
    if (offer.wanted === 0) return items;
    const each = await Promise.all(
      items.map(async (item) => {
        const found = await call(listOffers, { filter: 'live', id: item.id, pageSize: MOST });
        return found.items.some(({ hash }) => hash === offer.hash) ? [item] : [];
      }),
    );
    return each.flat();
  }),
);

/** They are shown, to choose from. */
export const Choosing = readerOf(ownItems, 'market.choose');
