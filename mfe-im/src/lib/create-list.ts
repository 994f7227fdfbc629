import { createRequest, type RequestInput } from '@mortar/client';
import type { Endpoint, Output } from '@mortar/protocol';
import { createPages, createTask, type Page, type Pages } from '@mortar/remote-kit';

type Paging = 'pageSize' | 'cursor';
type ItemOf<Of> = Of extends { list: (infer Item)[] } ? Item : never;
/** A page as `createPages` reads it. */
type AsPage<Of> = Omit<Of, 'list' | 'next'> & { items: ItemOf<Of>[]; next: string | null };

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
  const pageFx = createTask(async (input: object, { bind }) => {
    const { list, ...beside } = (await bind(callFx)(input as never)) as { list: unknown[]; next: string | null };
    return { ...beside, items: list } as Page;
  });
  return createPages(pageFx, options as object) as unknown as Pages<Omit<RequestInput<E>, Paging>, AsPage<Output<E>>>;
}
