import { keepExtras, type RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { attach, createEvent, createStore, sample, type Effect, type EventCallable, type Store } from 'effector';
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
  type Question = { params: Params };
  const inputOf = (params: Params, cursor?: unknown) => ({ pageSize, ...params, ...(cursor !== undefined && { cursor }) }) as Input;
  const first = createQuery<Params, Of>(attach({ effect: pageFx, mapParams: (params: Params) => keepExtras(params, inputOf(params)) }));
  const nextFx = attach({
    effect: pageFx,
    mapParams: ({ question, cursor }: { question: Question; cursor: unknown }) => inputOf(question.params, cursor),
  });
  const moreWanted = createEvent();

  // What follows a list that was read anew meanwhile, or that another one took the place of, is dropped.
  const ofShown = sample({
    clock: nextFx.finally,
    source: first.$answered,
    filter: (shown, { params }) => shown === params.question,
    fn: (_, end) => end,
  });
  first.$data.on(ofShown, (list, end) =>
    list && end.status === 'done' ? { ...end.result, items: joined(list.items, end.result.items, keyOf) } : list,
  );
  const $moreFailure = createStore<RequestFailure | null>(null)
    .on(ofShown, (_, end) => (end.status === 'fail' ? end.error : null))
    .reset(nextFx, first.readFx, signedOut);
  const asked = sample({
    clock: moreWanted,
    source: { list: first.$data, question: first.$answered, isLoading: nextFx.pending },
    fn: ({ list, question, isLoading }) => {
      const cursor = list?.next ?? null;
      return isLoading || !question || cursor === null ? null : { question, cursor };
    },
  });
  sample({ clock: asked.filterMap((question) => question ?? undefined), target: nextFx });
  return { ...first, moreWanted, $moreFailure, $isLoadingMore: nextFx.pending };
}
