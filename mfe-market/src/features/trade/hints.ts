import { type Facet, getCollectionDetail, getCollectionFacets, type Item, listCollectionItems, writeTraits } from '@mortar/protocol/market';
import { createTask, type TaskTools } from '@mortar/remote-kit';
import { createStore, sample } from 'effector';
import { itemPartsOf } from '#entities/collection';
import { begun } from './wish.ts';

/** Prices in the chain's own coin that others ask for something like it, in base units; null where nobody does. */
export interface Hint {
  floor: string | null;
  /** Of its rarest trait. */
  trait: { type: string; value: string; price: string } | null;
}

/** Traits that are looked up for one dialog: each is a question of its own. */
const MOST_TRAITS = 12;

const collectionOf = ({ id }: Item) => itemPartsOf(id)!.collection;

/** The trait that fewest others have. */
function rarestOf({ metadata }: Item, facets: readonly Facet[]): { type: string; value: string } | undefined {
  const counted = metadata.traits.flatMap(({ type, value }) => {
    const facet = facets.find((one) => one.kind === 'text' && one.type === type);
    const count = facet?.kind === 'text' ? facet.values.find((one) => one.value === value)?.count : undefined;
    return count === undefined ? [] : [{ type, value: String(value), count }];
  });
  return counted.toSorted((one, other) => one.count - other.count)[0];
}

async function cheapestWith(id: string, { type, value }: { type: string; value: string }, call: TaskTools['call']): Promise<string | null> {
  const traits = writeTraits([{ type, values: [value] }]);
  const { items } = await call(listCollectionItems, { id, traits, filter: 'listed', sort: 'price', pageSize: 1 });
  return items[0]?.listing?.price ?? null;
}

async function hintsFor(items: readonly Item[], call: TaskTools['call']): Promise<Record<string, Hint>> {
  const ids = [...new Set(items.map(collectionOf))];
  const known = new Map(
    await Promise.all(
      ids.map(async (id) => {
        const [{ collection }, { facets }] = await Promise.all([call(getCollectionDetail, { id }), call(getCollectionFacets, { id })]);
        return [id, { floor: collection.floor?.amount ?? null, facets }] as const;
      }),
    ),
  );
  const asked = new Map<string, Promise<string | null>>();
  const priceOf = (id: string, trait: { type: string; value: string }): Promise<string | null> => {
    const key = `${id} ${trait.type} ${trait.value}`;
    const found = asked.get(key) ?? (asked.size < MOST_TRAITS ? cheapestWith(id, trait, call) : Promise.resolve(null));
    asked.set(key, found);
    return found;
  };
  const each = items.map(async (item): Promise<[string, Hint]> => {
    const id = collectionOf(item);
    const { floor, facets } = known.get(id)!;
    const rarest = rarestOf(item, facets);
    const price = rarest ? await priceOf(id, rarest) : null;
    return [item.id, { floor, trait: rarest && price !== null ? { ...rarest, price } : null }];
  });
  return Object.fromEntries(await Promise.all(each));
}

const hintsFx = createTask((items: readonly Item[], { call }) => hintsFor(items, call));

/** By the ids of items; an aid, which may be missing. */
export const $hints = createStore<Record<string, Hint>>({})
  .on(hintsFx.doneData, (_, hints) => hints)
  .reset(begun);

sample({
  clock: begun,
  filter: ({ kind }) => kind === 'listMany',
  fn: (wish) => (wish.kind === 'listMany' ? wish.items : []),
  target: hintsFx,
});
