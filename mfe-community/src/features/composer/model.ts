import { createRequest, hasCode, type RequestFailure } from '@mortar/client';
import { createUpload } from '@mortar/client/upload';
import {
  editPost,
  findNames,
  getLinkCard,
  listGates,
  listGroups,
  localOf,
  publishScheduled,
  saveComment,
  savePost,
  saveSchedule,
  type Comment,
  type Post,
  type Scheduled,
} from '@mortar/protocol/community';
import { listOwnVideos } from '@mortar/protocol/video';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import { createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import {
  draftChanged,
  draftEnded,
  draftMoved,
  draftSentFx,
  finishedOf,
  nameOf,
  sharedPlace,
  type Draft,
  type DraftPicture,
  type Place,
} from '#entities/draft';
import { commentWritten, postsTold, postWritten, withLinkKey } from '#entities/post';
import { moveFx, scheduleTold } from '#entities/schedule';
import { without } from '../../lib/without.ts';

/** People who may be meant by a name that is being written. */
export const names = createQuery(createRequest(findNames));
/** The person's own videos. */
export const ownVideos = createQuery(createRequest(listOwnVideos));
/** Groups that the person can post into. */
export const ownGroups = createQuery(createRequest(listGroups));
/** Collections whose holders a post can be for: the person holds something of each. */
export const ownGates = createQuery(createRequest(listGates));
/** What the text's link leads to. */
export const linkCardFx = createRequest(getLinkCard);

const uploadFx = createUpload(uploadPostMedia);

/** How a picture's file is on its way: a share of 1, or why it did not arrive. */
export type Sending = { share: number } | { failure: unknown };

/** A picture of a draft is to be sent, or sent again. */
export const pictureSent = createEvent<{ place: string; picture: DraftPicture }>();
const shareTold = createEvent<{ key: string; share: number }>();
const sendPictureFx = createTask(async ({ picture }: { place: string; picture: DraftPicture }, { bind }) => {
  const onProgress = ({ sent, total }: { sent: number; total: number }) => bind(shareTold)({ key: picture.key, share: sent / total });
  return bind(uploadFx)({ file: picture.file!, purpose: 'picture', onProgress: bind(onProgress) });
});
sample({ clock: pictureSent, filter: ({ picture }) => picture.file !== null && picture.asset === null, target: sendPictureFx });

/** Pictures that have not arrived, by their keys. */
export const $sending = createStore<Readonly<Record<string, Sending>>>({})
  .on(sendPictureFx, (all, { picture: { key } }) => ({ ...all, [key]: { share: 0 } }))
  .on(shareTold, (all, { key, share }) => (all[key] ? { ...all, [key]: { share } } : all))
  .on(sendPictureFx.fail, (all, { params: { picture }, error }) => ({ ...all, [picture.key]: { failure: error } }))
  .on(sendPictureFx.done, (all, { params: { picture } }) => without(all, picture.key));

sample({
  clock: sendPictureFx.done,
  fn: ({ params: { place, picture }, result: { assetid, url, width, height } }) => ({
    place,
    change: (draft: Draft): Draft => ({
      ...draft,
      pictures: draft.pictures.map((one) =>
        one.key === picture.key ? { ...one, file: null, asset: { assetid, url, width: width ?? 1, height: height ?? 1 } } : one,
      ),
    }),
  }),
  target: draftChanged,
});

/** What became of it; what waits is published once its video can be watched. */
export type Published = { post: Post } | { waits: Post } | { comment: Comment } | { scheduled: Scheduled };

const HOUR_MS = 3600 * 1000;

const outcomeOf = (post: Post): Published => (post.video?.playurl === '' ? { waits: post } : { post });

interface Finished {
  place: Place;
  draft: Draft;
}

const saveCommentFx = withLinkKey(createRequest(saveComment), ({ postid }) => postid);
const sendFx = createTask(async ({ place, draft }: Finished, { bind, call }): Promise<Published> => {
  const post = finishedOf(draft);
  const { clientid, text, mentions, media } = post;
  if (place.kind === 'reply') {
    const { postid, parent } = place;
    const where = { postid, ...(parent !== null && { parent }) };
    const about = draft.moment === null ? {} : { moment: draft.moment };
    return { comment: await bind(saveCommentFx)({ ...where, clientid, text, mentions, ...about }) };
  }
  if (place.kind === 'edit') return { post: await call(editPost, { postid: place.postid, rev: draft.rev ?? 0, text, mentions, media }) };
  const waiting = place.kind === 'scheduled' ? { postid: place.postid } : {};
  if (draft.when) return { scheduled: await call(saveSchedule, { ...waiting, post, ...draft.when }) };
  if (place.kind !== 'scheduled') return outcomeOf(await call(savePost, post));
  // It is changed while it waits, and then published.
  await call(saveSchedule, { ...waiting, post, local: localOf(Date.now() + HOUR_MS, 'UTC'), zone: 'UTC' });
  return outcomeOf(await call(publishScheduled, { postid: place.postid }));
});
/** Publishes what is written, or keeps it for its time. Until the server has it, nothing of it goes; sent again it is still one. */
export const publishFx = createTask(async (finished: Finished, { bind }): Promise<Published> => {
  const { place, draft } = finished;
  const name = nameOf(place);
  if (!sharedPlace(name)) return bind(sendFx)(finished);
  const send = async (sent: Draft) => {
    await bind(draftSentFx)({ place: name, draft: sent });
    return bind(sendFx)({ place, draft: sent });
  };
  try {
    return await send(draft);
  } catch (failure) {
    // A document that was closed had published what this was before it was changed: that is another post.
    if (!hasCode(failure as RequestFailure, 'idempotencyMismatch')) throw failure;
    return send({ ...draft, id: crypto.randomUUID(), saved: 0 });
  }
});
/** Places whose draft is on its way: until its end is known, it stays as it was sent. */
export const $publishing = createStore<ReadonlySet<string>>(new Set<string>())
  .on(publishFx, (all, { place }) => new Set([...all, nameOf(place)]))
  .on(publishFx.finally, (all, { params: { place } }) => new Set([...all].filter((name) => name !== nameOf(place))));
// What was refused goes on as a draft; of what met silence nobody knows.
sample({
  clock: publishFx.fail,
  filter: ({ params: { place }, error }) =>
    sharedPlace(nameOf(place)) !== null && (error.kind === 'problem' || error.kind === 'validation'),
  fn: ({ params: { place } }) => ({ place: nameOf(place), change: (now: Draft) => now }),
  target: draftChanged,
});
// Another device has changed the post since: it is shown as it is now, and whoever sends once more means it.
const outrun = publishFx.fail.filterMap(({ params: { place }, error }) =>
  place.kind === 'edit' && error.kind === 'problem' && hasCode(error, 'changedElsewhere')
    ? { place: nameOf(place), post: error.data as Post }
    : undefined,
);
sample({ clock: outrun, fn: ({ post }) => [post], target: postsTold });
sample({
  clock: outrun,
  fn: ({ place, post: { rev } }) => ({ place, change: (now: Draft): Draft => ({ ...now, rev }) }),
  target: draftChanged,
});
sample({ clock: publishFx.done, fn: ({ params: { place } }) => ({ place: nameOf(place) }), target: draftEnded });
const published = sample({ clock: publishFx.done, fn: ({ params: { place }, result }) => ({ isEdit: place.kind === 'edit', ...result }) });
sample({ clock: published.filterMap((done) => ('post' in done && done.isEdit ? [done.post] : undefined)), target: postsTold });
sample({ clock: published.filterMap((done) => ('post' in done && !done.isEdit ? done.post : undefined)), target: postWritten });
sample({ clock: published.filterMap((done) => ('comment' in done ? done.comment : undefined)), target: commentWritten });
sample({ clock: published.filterMap((done) => ('scheduled' in done ? done.scheduled : undefined)), target: scheduleTold });
// What was begun of one that waits does not take it back to its old time.
sample({
  clock: moveFx.done,
  filter: ({ params: { postid } }) => postid !== undefined,
  fn: ({ params: { postid, local, zone } }) => ({ place: nameOf({ kind: 'scheduled', postid: postid! }), when: { local, zone } }),
  target: draftMoved,
});
