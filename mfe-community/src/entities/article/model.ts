import { hasCode, type RequestFailure } from '@mortar/client';
import { $session, signedOut } from '@mortar/host';
import { getNewsDraft, type NewsDraft } from '@mortar/protocol/news';
import { createTask } from '@mortar/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { articleOf, emptyArticle, isBlank, parted, type OwnArticle } from './article.ts';
import { keptArticles } from './storage.ts';

/** The article that is written has changed: by who writes it, or by what the server tells of it. */
export const articleTyped = createEvent<(article: OwnArticle) => OwnArticle>();
/** The server has told how an article stands there. */
export const articleTold = createEvent<NewsDraft>();
/** The server has a version of it: of `article`, as it was sent; `isWhole` where that is how it stands here. */
export const articleKept = createEvent<{ article: OwnArticle; draft: NewsDraft; isWhole: boolean }>();
/** Somebody else changed it meanwhile: what stands here goes on under another name. `article` is what was sent of it. */
export const articleForked = createEvent<{ article: OwnArticle; to: string }>();
/** It was published or thrown away. */
export const articleEnded = createEvent<{ draftid: string }>();

/** What is known of an article where somebody begins or goes on to write it. */
interface Opened {
  article: OwnArticle;
  /** What stood here when somebody else had changed it: it becomes an article of its own. */
  other: OwnArticle | null;
}

const readFx = createTask(async ({ uid, draftid }: { uid: string; draftid: string }, { call }): Promise<Opened> => {
  const here = await keptArticles.read(uid, draftid);
  const there = await call(getNewsDraft, { draftid }).catch((failure: RequestFailure) => {
    if (hasCode(failure, 'notFound')) return null;
    // Without the server, what stands here can be gone on with.
    return here ? undefined : Promise.reject(failure);
  });
  if (there === undefined) return { article: here!, other: null };
  // What was published or thrown away elsewhere and changed here begins anew.
  if (there === null) return { article: here ? { ...here, newsid: null, saved: 0, isSaved: false } : emptyArticle(draftid), other: null };
  if (!here) return { article: articleOf(there), other: null };
  return there.rev === here.saved && !there.when ? { article: here, other: null } : { article: articleOf(there), other: here };
});
/** Somebody begins to write an article, or goes on. */
export const openArticleFx = attach({
  effect: readFx,
  source: $session,
  mapParams: ({ draftid }: { draftid: string }, session) => ({ uid: session?.uid ?? '', draftid }),
});

/** The article that is written; null until it is known. */
export const $article = createStore<OwnArticle | null>(null)
  .on(openArticleFx, (shown, { draftid }) => (shown?.draftid === draftid ? shown : null))
  // What is typed while it is read is newer.
  .on(openArticleFx.doneData, (shown, { article }) => (shown && shown.draftid === article.draftid && !shown.isSaved ? shown : article))
  .on(articleTyped, (shown, change) => shown && { ...change(shown), isSaved: false })
  .on(articleTold, (shown, draft) => (shown?.draftid === draft.draftid ? articleOf(draft) : shown))
  .on(articleKept, (shown, { draft, isWhole }) => {
    if (shown?.draftid !== draft.draftid) return shown;
    return isWhole ? articleOf(draft) : { ...shown, saved: draft.rev };
  })
  .on(articleForked, (shown, { article, to }) => (shown?.draftid === article.draftid ? parted(shown, to) : shown))
  .on(articleEnded, (shown, { draftid }) => (shown?.draftid === draftid ? null : shown))
  .reset(signedOut);

/** Why the article could not be opened. */
export const $articleFailure = createStore<RequestFailure | null>(null)
  .on(openArticleFx.failData, (_, failure) => failure)
  .reset(openArticleFx, signedOut);

const keepFx = createEffect(({ uid, draftid, article }: { uid: string; draftid: string; article: OwnArticle | null }) =>
  keptArticles.keep(uid, draftid, article),
);
// What the server has need not be kept here.
sample({
  clock: [articleTyped, articleTold, articleKept, articleForked],
  source: { article: $article, session: $session },
  filter: ({ article, session }) => article !== null && session !== null,
  fn: ({ article, session }) => ({
    uid: session!.uid,
    draftid: article!.draftid,
    article: article!.isSaved || (isBlank(article!) && article!.saved === 0) ? null : article,
  }),
  target: keepFx,
});
/** Under its old name nothing stands any more. */
const renamed = sample({
  clock: articleForked,
  source: $article,
  filter: (shown, { to }) => shown?.draftid === to,
  fn: (_, { article }) => article,
});
sample({
  clock: [articleEnded, renamed],
  source: $session,
  filter: (session) => session !== null,
  fn: (session, { draftid }) => ({ uid: session!.uid, draftid, article: null }),
  target: keepFx,
});
// What somebody else has changed meanwhile stays as it is there; what stood here goes on beside it.
const apart = openArticleFx.doneData.filterMap(({ other }) => other ?? undefined);
/** What stood here was set aside under this name, because somebody else had changed it. */
export const articleSetAside = sample({ clock: apart, fn: (other) => ({ other, to: crypto.randomUUID() }) });
sample({
  clock: articleSetAside,
  source: $session,
  filter: (session) => session !== null,
  fn: (session, { other, to }) => ({
    uid: session!.uid,
    draftid: to,
    article: { ...parted(other, to), when: null, held: null },
  }),
  target: keepFx,
});
sample({
  clock: articleSetAside,
  source: $session,
  filter: (session) => session !== null,
  fn: (session, { other }) => ({ uid: session!.uid, draftid: other.draftid, article: null }),
  target: keepFx,
});
