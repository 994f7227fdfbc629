import type { RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { createEffect, createEvent, createStore, sample, scopeBind, type Effect, type EventCallable, type Store } from 'effector';
import { createQuery, type QueryUnits } from './query.ts';

/** A page of a list as endpoints give it, by cursor. */
export interface Page {
  items: unknown[];
  next: string | null;
}

/** What a view needs of a list that comes page by page. */
export type PagesUnits<Of extends Page> = QueryUnits<Of> & {
  moreWanted: EventCallable<void>;
  /** Why the next page did not come the last time. */
  $moreFailure: Store<RequestFailure | null>;
  $isLoadingMore: Store<boolean>;
};

type PageRequest<Of extends Page> = Effect<{ pageSize: number; cursor?: string }, Of, RequestFailure>;

/** Items that come at once. */
const PAGE_SIZE = 20;

/** Units of a list that comes page by page; what stands beside the items is that of the last page. Make it at module level. */
export function createPages<Of extends Page>(request: PageRequest<Of>) {
  const read = (cursor?: string) => scopeBind(request, { safe: true })({ pageSize: PAGE_SIZE, ...(cursor !== undefined && { cursor }) });
  const firstFx = createEffect<void, Of, RequestFailure>(() => read());
  const moreFx = createEffect<string, Of, RequestFailure>((cursor) => read(cursor));
  const first = createQuery(firstFx);
  const moreWanted = createEvent();

  // What follows a list that was read anew meanwhile is dropped.
  first.$data.on(moreFx.done, (list, { params, result }) =>
    list?.next === params ? { ...result, items: [...list.items, ...result.items] } : list,
  );
  const $moreFailure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
    .on(moreFx.failData, (_, failure) => failure)
    .reset(firstFx, moreFx, signedOut);

  const asked = sample({
    clock: moreWanted,
    source: { list: first.$data, isLoading: moreFx.pending },
    fn: ({ list, isLoading }) => (isLoading ? null : (list?.next ?? null)),
  });
  sample({ clock: asked.filterMap((cursor) => cursor ?? undefined), target: moreFx });

  return { ...first, moreWanted, $moreFailure, $isLoadingMore: moreFx.pending } satisfies PagesUnits<Of>;
}
