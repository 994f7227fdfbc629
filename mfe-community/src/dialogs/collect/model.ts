import { createRequest } from '@mortar/client';
import { listSeries, putIntoSeries } from '@mortar/protocol/community';
import { createList, readerOf, toastFailures } from '@mortar/remote-kit';

/** The person's own series, each with whether it holds the post. */
export const own = createList(listSeries, { keyOf: ({ id }) => id });
/** The list is looked at. */
export const Looking = readerOf(own, 'community.collect');

/** Puts the post into a series, or takes it out. */
export const putFx = createRequest(putIntoSeries);
const withOne = <List extends { items: { id: string; holds: boolean; posts: number }[] }>(list: List | null, id: string, holds: boolean) =>
  list && { ...list, items: list.items.map((one) => (one.id === id ? { ...one, holds, posts: one.posts + (holds ? 1 : -1) } : one)) };
own.$data.on(putFx.done, (list, { params: { id, status } }) => withOne(list, id, status === 1));
toastFailures(putFx.failData);
