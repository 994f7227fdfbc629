import { createRequest } from '@mortar/client';
import { deleteNewsDraft, listNewsDrafts, selectAllNews, takeBackNews } from '@mortar/protocol/news';
import { asPage, createPages, createQuery, createTask, toastFailures } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import type { Paging } from '../../lib/paging.ts';

/** Articles that are not published. */
export const drafts = createQuery(createRequest(listNewsDrafts));
/** Articles of this site. */
export const published = createPages(
  createTask(async (paging: Paging, { call }) => asPage(await call(selectAllNews, { kind: 'own', ...paging }))),
  { keyOf: ({ lead }) => lead.newsid },
);
/** The desk was opened. */
export const deskOpened = createEvent();
sample({ clock: deskOpened, fn: () => ({}), target: [drafts.wanted, published.wanted] });

export const takeBackFx = createRequest(takeBackNews);
export const throwFx = createRequest(deleteNewsDraft);
toastFailures(takeBackFx.failData, throwFx.failData);

drafts.$data
  .on(throwFx.done, (shown, { params: { draftid } }) => shown && { list: shown.list.filter((one) => one.draftid !== draftid) })
  .on(takeBackFx.doneData, (shown, draft) => shown && { list: [draft, ...shown.list] });
published.$data.on(
  takeBackFx.done,
  (shown, { params: { newsid } }) => shown && { ...shown, items: shown.items.filter(({ lead }) => lead.newsid !== newsid) },
);
