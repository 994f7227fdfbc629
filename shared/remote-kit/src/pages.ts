import { keepExtras, type RequestFailure } from '@mortar/client';
import { attach, createEvent, createStore, sample, type Effect, type EventCallable, type Store } from 'effector';
import { createFailure } from './failures.ts';
import { createQuery, type Query, type Shown } from './query.ts';

/** A page of a list as endpoints give it. */
export interface Page {
  items: unknown[];
  /** Cursor of what follows; null at the end. */
  next: unknown;
}

/** What a view needs of a list that comes page by page. */
export interface ShownPages<Of extends Page> extends Shown<Of> {
  /** The next page is wanted; after a failure the same one again. */
  moreWanted: EventCallable<void>;
  /** Why the next page did not come. */
  $moreFailure: Store<RequestFailure | null>;
  $isLoadingMore: Store<boolean>;
}

/** A list that comes page by page; what stands beside the items is that of the last page. */
export type Pages<Params, Of extends Page> = Query<Params, Of> & ShownPages<Of>;

interface Paging {
  pageSize?: number;
  cursor?: unknown;
}
/** What a list is asked for by, without its paging. */
type Asking<Input> = keyof Omit<Input, keyof Paging> extends never ? void : Omit<Input, keyof Paging>;

interface Options<Of extends Page> {
  /** Items that come at once. */
  pageSize?: number;
  /** Names an item that two pages may both hold, because the list grew meanwhile: it is shown once. */
  keyOf?: (item: Of['items'][number]) => unknown;
}

/** Items in the order in which they came, each key once. */
function joined<Item>(before: readonly Item[], after: readonly Item[], keyOf: ((item: Item) => unknown) | undefined): Item[] {
  if (!keyOf) return [...before, ...after];
  const known = new Set(before.map(keyOf));
  return [...before, ...after.filter((item) => !known.has(keyOf(item)))];
}

/** Reads a list by cursor, one page after the other. Make it at module level. @param pageFx a request of an endpoint with pages */
export function createPages<Input extends Paging | void, Of extends Page>(
  pageFx: Effect<Input, Of, RequestFailure>,
  { pageSize = 20, keyOf }: Options<Of> = {},
): Pages<Asking<Input>, Of> {
  type Params = Asking<Input>;
  const inputOf = (params: Params, cursor?: unknown) => ({ pageSize, ...params, ...(cursor !== undefined && { cursor }) }) as Input;
  const first = createQuery<Params, Of>(attach({ effect: pageFx, mapParams: (params: Params) => keepExtras(params, inputOf(params)) }));
  const nextFx = attach({
    effect: pageFx,
    mapParams: ({ params, cursor }: { params: Params; cursor: unknown }) => inputOf(params, cursor),
  });
  const moreWanted = createEvent();

  const $params = createStore<[Params] | null>(null).on(first.readFx.done, (_, { params }) => [params]);
  // What follows a list that was read anew meanwhile is dropped.
  first.$data.on(nextFx.done, (list, { params, result }) =>
    list && list.next === params.cursor ? { ...result, items: joined(list.items, result.items, keyOf) } : list,
  );
  const asked = sample({
    clock: moreWanted,
    source: { list: first.$data, params: $params, isLoading: nextFx.pending },
    fn: ({ list, params, isLoading }) => {
      const cursor = list?.next ?? null;
      return isLoading || !params || cursor === null ? null : { params: params[0], cursor };
    },
  });
  sample({ clock: asked.filterMap((question) => question ?? undefined), target: nextFx });
  return { ...first, moreWanted, $moreFailure: createFailure([nextFx], [first.readFx]), $isLoadingMore: nextFx.pending };
}
