import type { RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { combine, createEvent, createStore, sample, type Effect, type EventCallable, type Store } from 'effector';

interface Page<Item, Cursor> {
  items: Item[];
  next: Cursor | null;
}

/** What a view needs of a list that comes page by page. */
export interface ListUnits<Item> {
  /** Null until the first page came, and where it failed. */
  $items: Store<Item[] | null>;
  $hasMore: Store<boolean>;
  /** Why the last page that was asked for did not come; what came before stays. */
  $failure: Store<RequestFailure | null>;
  $isLoading: Store<boolean>;
  /** The next page is wanted. */
  moreWanted: EventCallable<void>;
}

/** Units of a list that is read by cursor. `readFx` without a cursor begins anew; answers to older questions are dropped. */
export function createPages<Params extends { cursor?: unknown }, Item, Cursor>(readFx: Effect<Params, Page<Item, Cursor>, RequestFailure>) {
  const moreWanted = createEvent();
  const $asked = createStore<Params | null>(null, { serialize: 'ignore' }).on(readFx, (_, params) => params);
  const answered = sample({
    clock: readFx.finally,
    source: $asked,
    filter: (asked, { params }) => asked === params,
    fn: (_, end) => end,
  });
  const $page = createStore<Page<Item, Cursor> | null>(null, { serialize: 'ignore' })
    .on(answered, (before, end) => {
      const goesOn = end.params.cursor !== undefined;
      if (end.status === 'fail') return goesOn ? before : null;
      return goesOn && before ? { items: [...before.items, ...end.result.items], next: end.result.next } : end.result;
    })
    .reset(signedOut);
  const $failure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
    .on(answered, (_, end) => (end.status === 'fail' ? end.error : null))
    .reset(signedOut);

  // Once per page, however often it is pressed.
  sample({
    clock: moreWanted,
    source: { page: $page, asked: $asked, isLoading: readFx.pending },
    filter: ({ page, asked, isLoading }) => !isLoading && asked !== null && page !== null && page.next !== null,
    fn: ({ page, asked }) => ({ ...asked, cursor: page?.next }) as Params,
    target: readFx,
  });
  return {
    readFx,
    moreWanted,
    $items: combine($page, (page) => page && page.items),
    $hasMore: combine($page, (page) => page !== null && page.next !== null),
    $failure,
    $isLoading: readFx.pending,
  };
}
