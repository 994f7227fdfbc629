import type { RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { createEffect, createEvent, createStore, sample, scopeBind, type Effect } from 'effector';

/** A page of a list as endpoints give it, by cursor. */
interface Page {
  items: unknown[];
  next: string | null;
}

type PageRequest<Of extends Page> = Effect<{ pageSize: number; cursor?: string }, Of, RequestFailure>;

/** Items that come at once. */
const PAGE_SIZE = 20;

/** Units of a list that comes page by page; what stands beside the items is that of the last page. Make it at module level. */
export function createPages<Of extends Page>(request: PageRequest<Of>) {
  /** The list opens, or is asked for once more. */
  const wanted = createEvent();
  const moreWanted = createEvent();
  const read = (cursor?: string) => scopeBind(request, { safe: true })({ pageSize: PAGE_SIZE, ...(cursor !== undefined && { cursor }) });
  const firstFx = createEffect<void, Of, RequestFailure>(() => read());
  const moreFx = createEffect<string, Of, RequestFailure>((cursor) => read(cursor));

  /** Everything so far; null until it came. What follows a list that was read anew meanwhile is dropped. */
  const $list = createStore<Of | null>(null, { serialize: 'ignore' })
    .on(firstFx.doneData, (_, page) => page)
    .on(moreFx.done, (list, { params, result }) => (list?.next === params ? { ...result, items: [...list.items, ...result.items] } : list))
    .reset(signedOut);
  const $failure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
    .on(firstFx.failData, (_, failure) => failure)
    .reset(firstFx, signedOut);
  const $moreFailure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
    .on(moreFx.failData, (_, failure) => failure)
    .reset(firstFx, moreFx, signedOut);

  sample({ clock: wanted, target: firstFx });
  const asked = sample({
    clock: moreWanted,
    source: { list: $list, isLoading: moreFx.pending },
    fn: ({ list, isLoading }) => (isLoading ? null : (list?.next ?? null)),
  });
  sample({ clock: asked.filterMap((cursor) => cursor ?? undefined), target: moreFx });

  return { wanted, moreWanted, $list, $failure, $isLoading: firstFx.pending, $moreFailure, $isLoadingMore: moreFx.pending };
}
