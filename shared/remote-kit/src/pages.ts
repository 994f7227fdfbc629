import { keepExtras, type RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { attach, createEvent, createStore, sample, type Effect, type EventCallable, type Store } from 'effector';
import { contentOf, createQuery, type Query, type Shown } from './query.ts';
import { createTask } from './task.ts';

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

/** What came before a page that failed counts, and goes on from there. */
function unlessAborted(failure: RequestFailure): null {
  if (failure.kind === 'aborted') throw failure;
  return null;
}

/** Pages that are read at once where a list is read anew: a longer one becomes that long. */
const MOST_ANEW = 5;

/**
 * Reads a list by cursor, one page after the other. Read anew for the same question it stays as long as it is, so that nobody who
 * reads it further down is thrown back. Make it at module level. @param pageFx a request of an endpoint with pages
 */
export function createPages<Input extends Paging | void, Of extends Page>(
  pageFx: Effect<Input, Of, RequestFailure>,
  { pageSize = 20, keyOf }: Options<Of> = {},
): Pages<Asking<Input>, Of> {
  type Params = Asking<Input>;
  type Question = { params: Params };
  const inputOf = (params: Params, cursor?: unknown) => ({ pageSize, ...params, ...(cursor !== undefined && { cursor }) }) as Input;
  const $shown = createStore<{ params: Params; length: number } | null>(null);
  const readAnewFx = createTask<{ params: Params; length: number }, Of>(async ({ params, length }, { bind }) => {
    const ask = (cursor?: unknown) => bind(pageFx)(keepExtras(params, inputOf(params, cursor)));
    let list = await ask();
    for (let page = 1; page < MOST_ANEW && list.items.length < length && list.next !== null; page += 1) {
      const more = await ask(list.next).catch(unlessAborted);
      if (!more) break;
      list = { ...more, items: joined(list.items, more.items, keyOf) };
    }
    return list;
  });
  const first = createQuery<Params, Of>(
    attach({
      source: $shown,
      effect: readAnewFx,
      mapParams: (params: Params, shown) => ({
        params,
        length: shown && contentOf(shown.params) === contentOf(params) ? shown.length : 0,
      }),
    }),
  );
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
  // What others put in front or took out is no part of its length.
  $shown
    .on(sample({ clock: first.$answered, source: first.$data, fn: (list, question) => ({ list, question }) }), (_, { list, question }) =>
      list && question ? { params: question.params, length: list.items.length } : null,
    )
    .on(ofShown, (shown, end) => (shown && end.status === 'done' ? { ...shown, length: shown.length + end.result.items.length } : shown))
    .on(first.$data, (shown, list) => (list ? shown : null));
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
