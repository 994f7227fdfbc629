import { ALL_ITEMS, type Item, listCollectionItems, type ListedOffer, listOffers } from '@mortar/protocol/market';
import { createQuery, createTask, readerOf, type TaskTools } from '@mortar/remote-kit';
import type { CollectionWish } from './wish.ts';

/** One's own items that are looked at together. */
const AT_ONCE = 50;
/** As many times so many are looked at until an offer takes one of them. */
const MOST_TIMES = 10;

interface Asked {
  wish: Extract<CollectionWish, { kind: 'choose' }>;
  own: string;
}

/** Whether an offer for some tokens takes an item: it is among the item's, which come the highest first. */
async function takes({ hash, offer: { price } }: ListedOffer, { id }: Item, call: TaskTools['call']): Promise<boolean> {
  let cursor: string | null = null;
  do {
    const { items, next }: { items: ListedOffer[]; next: string | null } = await call(listOffers, {
      filter: 'live' as const,
      id,
      pageSize: AT_ONCE,
      ...(cursor !== null && { cursor }),
    });
    if (items.some((one) => one.hash === hash)) return true;
    cursor = items.every((one) => BigInt(one.offer.price) >= BigInt(price)) ? next : null;
  } while (cursor !== null);
  return false;
}

/** Items of the person's that an offer could take, as many as are looked at together. */
export const ownItems = createQuery(
  createTask(async ({ wish: { collection, offer }, own }: Asked, { call }): Promise<Item[]> => {
    let cursor: string | null = null;
    for (let time = 0; time < MOST_TIMES; time += 1) {
      const { items, next }: { items: Item[]; next: string | null } = await call(listCollectionItems, {
        id: collection.id,
        owner: own,
        ...ALL_ITEMS,
        pageSize: AT_ONCE,
        ...(cursor !== null && { cursor }),
      });
      if (offer.wanted === 0) return items;
      const each = await Promise.all(items.map(async (item) => ((await takes(offer, item, call)) ? [item] : [])));
      const taken = each.flat();
      if (taken.length > 0 || next === null) return taken;
      cursor = next;
    }
    return [];
  }),
);

/** They are shown, to choose from. */
export const Choosing = readerOf(ownItems, 'market.choose');
