import { createRequest } from '@mortar/client';
import { deleteSeries, getCollectionDetail, listSeriesPosts } from '@mortar/protocol/community';
import { asPage, createPages, createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { postsTold } from '#entities/post';
import { seriesSaved } from '#entities/collection';
import type { Paging } from '../../lib/paging.ts';

/** A series. */
export const series = createQuery(createRequest(getCollectionDetail));
/** Its posts, in its order. */
export const posts = createPages(
  createTask(async (asked: { id: string } & Paging, { call, bind }) => {
    const page = await call(listSeriesPosts, asked);
    bind(postsTold)(page.list);
    return asPage({ ...page, list: page.list.map(({ postid }) => postid) });
  }),
  { keyOf: (postid) => postid },
);
/** The page of a series was opened. */
export const seriesOpened = createEvent<string>();
sample({ clock: seriesOpened, fn: (id) => ({ id }), target: [series.wanted, posts.wanted] });
// Of one series nothing is shown as if it were of another.
const $id = createStore('').on(seriesOpened, (_, id) => id);
series.$data.reset($id);
posts.$data.reset($id);
series.$data.on(seriesSaved, (shown, saved) => (shown?.id === saved.id ? saved : shown));

/** Its author takes it away. */
export const removeFx = createRequest(deleteSeries);
