import { ALL_ITEMS, type Item, listCollectionItems } from '@mortar/protocol/market';
import { createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { $own } from '../person.ts';
import { MOST_LISTED, traded } from '../wish.ts';

/** What the person has of a collection is to be known. @param id of the collection */
export const heldWanted = createEvent<string>();

interface Asked {
  id: string;
  own: string;
}

const heldFx = createTask(async ({ id, own }: Asked, { call }): Promise<Item[]> => {
  const { items } = await call(listCollectionItems, { id, owner: own, ...ALL_ITEMS, pageSize: MOST_LISTED });
  return items;
});

const $id = createStore('').on(heldWanted, (_, id) => id);

/** Items of the collection that the person could list: as many as one signature takes. */
export const $held = createStore<readonly Item[]>([])
  .on(heldFx.doneData, (_, items) => items)
  .reset(heldWanted);

sample({
  clock: [heldWanted, traded, $own],
  source: { id: $id, own: $own },
  filter: ({ id, own }) => id !== '' && own.startsWith('0x'),
  target: heldFx,
});
