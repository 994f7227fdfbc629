import { createRequest, type RequestInput } from '@mortar/client';
import type { Endpoint, Output } from '@mortar/protocol';
import { createPages, type Page, type Pages } from './pages.ts';
import { createTask } from './task.ts';

type Paging = 'pageSize' | 'cursor';
type ItemOf<Of> = Of extends { list: (infer Item)[] } ? Item : never;
/** A page as `createPages` reads it. */
type AsPage<Of> = Omit<Of, 'list' | 'next' | 'cursor' | 'end'> & { items: ItemOf<Of>[]; next: string | null };

/** A page whose rows stand under `list`, with the cursor of the next one, or with a cursor of which `end` says that nothing follows. */
type Listed = { list: unknown[] } & ({ next: string | null } | { cursor: string | null; end: boolean });

/** A page of an endpoint with `list` as `createPages` reads it. */
export function asPage<Of extends Listed>(page: Of): AsPage<Of> {
  const { list, next, cursor, end, ...beside } = page as { list: unknown[]; next?: string | null; cursor?: string | null; end?: boolean };
  return { ...beside, items: list, next: end === true ? null : (next ?? cursor ?? null) } as never;
}

interface Options<Of> {
  /** Items that come at once. */
  pageSize?: number;
  /** Names an item that two pages may both hold. */
  keyOf: (item: ItemOf<Of>) => unknown;
}

/** `createPages` of an endpoint whose rows stand under `list`, as the specification names them. */
export function createList<E extends Endpoint>(
  endpoint: E,
  options: Options<Output<E>>,
): Pages<Omit<RequestInput<E>, Paging>, AsPage<Output<E>>> {
  const callFx = createRequest<Endpoint>(endpoint);
  const pageFx = createTask(async (input: object, { bind }) => asPage((await bind(callFx)(input as never)) as Listed) as Page);
  return createPages(pageFx, options as object) as unknown as Pages<Omit<RequestInput<E>, Paging>, AsPage<Output<E>>>;
}
