import { createRequest, isServerSilent, type RequestFailure } from '@mortar/client';
import { $session } from '@mortar/host';
import { deleteNewsDraft, listNewsDrafts, selectAllNews, takeBackNews, type NewsDraft } from '@mortar/protocol/news';
import { asPage, createPages, createQuery, createTask, toastFailures } from '@mortar/remote-kit';
import { attach, createEvent, sample } from 'effector';
import { articleEnded, isBlank, keptArticles } from '#entities/article';
import type { Paging } from '../../lib/paging.ts';

/** An article that is not published, as the desk lists it. */
export interface DeskDraft extends Pick<NewsDraft, 'draftid' | 'article' | 'newsid' | 'by' | 'when' | 'held'> {
  /** When it was saved; null of one that this browser alone has. */
  at: string | null;
}

interface DeskDrafts {
  list: readonly DeskDraft[];
  /** Why those that the server has are missing; null where they are not. */
  failure: RequestFailure | null;
}

const readFx = createTask(async ({ uid }: { uid: string }, { call }): Promise<DeskDrafts> => {
  const kept = [...(await keptArticles.readAll(uid)).values()]
    .filter((one) => !isBlank(one))
    .map((one): DeskDraft => ({ ...one, by: null, when: null, held: null, at: null }));
  const { list, failure } = await call(listNewsDrafts, {}).then(
    (answer) => ({ ...answer, failure: null }),
    // Who may not see the desk sees nothing of it, and neither does who has nothing here.
    (failed: RequestFailure) => (kept.length > 0 && isServerSilent(failed) ? { list: [], failure: failed } : Promise.reject(failed)),
  );
  const known = new Set(list.map(({ draftid }) => draftid));
  return { list: [...kept.filter(({ draftid }) => !known.has(draftid)), ...list], failure };
});
/** Articles that are not published: those that this browser alone has, then everybody's. */
export const drafts = createQuery(
  attach({ effect: readFx, source: $session, mapParams: (_: void, session) => ({ uid: session?.uid ?? '' }) }),
);
/** Articles of this site. */
export const published = createPages(
  createTask(async (paging: Paging, { call }) => asPage(await call(selectAllNews, { kind: 'own', ...paging }))),
  { keyOf: ({ lead }) => lead.newsid },
);
/** The desk was opened. */
export const deskOpened = createEvent();
sample({ clock: deskOpened, target: drafts.wanted });
sample({ clock: deskOpened, fn: () => ({}), target: published.wanted });

export const takeBackFx = createRequest(takeBackNews);
const deleteFx = createRequest(deleteNewsDraft);
/** Throws a draft away, everywhere and in this browser. */
export const throwFx = createTask(async ({ draftid, at }: DeskDraft, { bind }) => {
  if (at !== null) await bind(deleteFx)({ draftid });
  bind(articleEnded)({ draftid });
});
toastFailures(takeBackFx.failData, throwFx.failData);

drafts.$data
  .on(throwFx.done, (shown, { params: { draftid } }) => shown && { ...shown, list: shown.list.filter((one) => one.draftid !== draftid) })
  .on(takeBackFx.doneData, (shown, draft) => shown && { ...shown, list: [draft, ...shown.list] });
published.$data.on(
  takeBackFx.done,
  (shown, { params: { newsid } }) => shown && { ...shown, items: shown.items.filter(({ lead }) => lead.newsid !== newsid) },
);
