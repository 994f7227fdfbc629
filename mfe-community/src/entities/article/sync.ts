import { hasCode, type RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { saveNewsDraft, type NewsDraft } from '@mortar/protocol/news';
import { createTask, pause } from '@mortar/remote-kit';
import { attach, createStore, sample } from 'effector';
import { isBlank, type OwnArticle } from './article.ts';
import { forkLeftFx, settleLeftFx } from './left.ts';
import { $article, articleForked, articleKept, articleSetAside, articleTyped, openArticleFx } from './model.ts';

/** The server gets an article once it rests so long, and again so long after it could not be reached, ms. */
const REST_MS = 1500;
const AGAIN_MS = 8000;

const restFx = createTask<number>(() => pause(REST_MS));
const pauseFx = createTask<number>(() => pause(AGAIN_MS));
/** Counts what was written, so that an answer knows whether it is about what stands there. */
const $edit = createStore(0).on(articleTyped, (edit) => edit + 1);

interface Version {
  article: OwnArticle | null;
  edit: number;
}
const saveFx = createTask(async ({ article: own }: Version, { call }): Promise<NewsDraft | null> => {
  if (!own || own.isSaved || (own.saved === 0 && isBlank(own))) return null;
  const { draftid, saved, assetid, article } = own;
  return call(saveNewsDraft, { draftid, rev: saved, article, ...(assetid !== null && { picture: assetid }) });
});
const sendFx = attach({ source: { article: $article, edit: $edit }, effect: saveFx });
/** One version is saved after the other. */
let before: Promise<unknown> = Promise.resolve();
/** Saves what stands here, behind what is being saved. */
export const saveArticleFx = createTask((_: void, { bind }): Promise<NewsDraft | null> => {
  const saved = before.then(() => bind(sendFx)());
  before = saved.catch(() => undefined);
  return saved;
});

sample({ clock: [articleTyped, articleForked], source: $edit, target: restFx });
// What was kept in this browser alone follows.
sample({ clock: openArticleFx.doneData, source: $edit, filter: (_, { article }) => !article.isSaved, target: restFx });
sample({
  clock: [restFx.done, pauseFx.done],
  source: $edit,
  filter: (edit, { params }) => edit === params,
  fn: () => undefined,
  target: saveArticleFx,
});
sample({
  clock: saveFx.done.filterMap(({ params: { article, edit }, result }) =>
    article && result ? { article, draft: result, edit } : undefined,
  ),
  source: $edit,
  fn: (now, { edit, ...saved }) => ({ ...saved, isWhole: now === edit }),
  target: articleKept,
});
sample({
  clock: articleKept,
  source: $article,
  filter: (shown, { draft }) => shown?.draftid !== draft.draftid,
  fn: (_, saved) => saved,
  target: settleLeftFx,
});
// What was written meanwhile follows.
sample({ clock: articleKept, source: $edit, filter: (_, { isWhole }) => !isWhole, target: restFx });

const isElsewhere = (failure: RequestFailure) =>
  hasCode(failure, 'changedElsewhere') || hasCode(failure, 'notPossible') || hasCode(failure, 'notFound');
const isUnreached = (failure: RequestFailure) => failure.kind !== 'problem' && failure.kind !== 'validation';
sample({
  clock: saveFx.fail.filterMap(({ params: { article }, error }) => (article && isElsewhere(error) ? article : undefined)),
  fn: (article) => ({ article, to: crypto.randomUUID() }),
  target: articleForked,
});
sample({
  clock: articleForked,
  source: $article,
  filter: (shown, { to }) => shown?.draftid !== to,
  fn: (_, forked) => forked,
  target: forkLeftFx,
});
sample({ clock: saveFx.fail, source: $edit, filter: (_, { error }) => isUnreached(error), target: pauseFx });

/** Why the server has not what stands here: it was not reached, or refused it. */
export const $saveFailure = createStore<RequestFailure | null>(null)
  .on(saveFx.fail, (_, { error }) => (isElsewhere(error) ? null : error))
  .reset(saveFx.done, openArticleFx, signedOut);
/** The server could not be reached; it is tried again. */
export const $isUnreached = $saveFailure.map((failure) => failure !== null && isUnreached(failure));

/** Articles that somebody else had changed too, under the names that what stood here has now. */
export const $setAside = createStore<ReadonlySet<string>>(new Set<string>())
  .on([articleForked, articleSetAside], (all, { to }) => new Set([...all, to]))
  .reset(signedOut);
