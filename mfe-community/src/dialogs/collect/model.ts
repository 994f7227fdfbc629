import { createRequest } from '@mortar/client';
import { listSeries, putIntoSeries } from '@mortar/protocol/community';
import { createPages, createTask, toastFailures } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';
import { asPage, type Paging } from '../../lib/as-page.ts';

/** The person's own series, each with whether it holds the post. */
export const own = createPages(
  createTask(async (asked: { accountid: string; postid: string } & Paging, { call }) => asPage(await call(listSeries, asked))),
  { keyOf: ({ id }) => id },
);
/** The list is looked at. */
export const Looking = createGate<{ accountid: string; postid: string }>();
sample({ clock: Looking.open, target: own.wanted });
sample({ clock: Looking.close, fn: () => null, target: own.$data });

/** Puts the post into a series, or takes it out. */
export const putFx = createRequest(putIntoSeries);
const withOne = <List extends { items: { id: string; holds: boolean; posts: number }[] }>(list: List | null, id: string, holds: boolean) =>
  list && { ...list, items: list.items.map((one) => (one.id === id ? { ...one, holds, posts: one.posts + (holds ? 1 : -1) } : one)) };
own.$data.on(putFx.done, (list, { params: { id, status } }) => withOne(list, id, status === 1));
toastFailures(putFx.failData);
