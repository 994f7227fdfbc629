import { signedOut } from '@mortar/host';
import { getCollectionDetail, type CollectionDetail } from '@mortar/protocol/community';
import { createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';

/** A collection that something on the screen links to. */
export const collectionWanted = createEvent<string>();
const readFx = createTask((id: string, { call }) => call(getCollectionDetail, { id }));

/** By their ids; null of those that did not come. */
export const $collections = createStore<Readonly<Record<string, CollectionDetail | null>>>({})
  .on(readFx.done, (known, { params, result }) => ({ ...known, [params]: result }))
  .on(readFx.fail, (known, { params }) => ({ ...known, [params]: null }))
  .reset(signedOut);

sample({
  clock: collectionWanted,
  source: $collections,
  filter: (known, id) => !(id in known),
  fn: (_, id) => id,
  target: readFx,
});

/** What a collection is; undefined until that is known, null where nothing is known of it. */
export function useCollection(id: string): CollectionDetail | null | undefined {
  const want = useUnit(collectionWanted);
  useEffect(() => void want(id), [want, id]);
  const known = useStoreMap({ store: $collections, keys: [id], fn: (all, [key]) => (key in all ? { is: all[key] ?? null } : null) });
  return known?.is;
}
