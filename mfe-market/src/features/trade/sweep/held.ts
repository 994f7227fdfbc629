import { ALL_ITEMS, type Item, listCollectionItems } from '@mortar/protocol/market';
import { createQuery, createTask, readerOf } from '@mortar/remote-kit';
import { sample } from 'effector';
import { tradeSettled } from '../settled.ts';
import { MOST_LISTED } from '../wish.ts';

/** Items of a collection that the person could list: as many as one signature takes. */
export const held = createQuery(
  createTask(async ({ id, own }: { id: string; own: string }, { call }): Promise<Item[]> => {
    if (!own.startsWith('0x')) return [];
    return (await call(listCollectionItems, { id, owner: own, ...ALL_ITEMS, pageSize: MOST_LISTED })).items;
  }),
);

/** What the person has of a collection is shown. */
export const Held = readerOf(held, 'market.held');
sample({ clock: tradeSettled, filter: Held.status, target: held.retried });
