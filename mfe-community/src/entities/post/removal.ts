import { signedOut } from '@mortar/host';
import { deleteComment, deletePost, undeleteComment, undeletePost } from '@mortar/protocol/community';
import { createTask, pause, toastFailures } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { useStoreMap } from 'effector-react';
import { without } from '../../lib/without.ts';
import { $comments, commentsTold, postsTold } from './posts.ts';

/** How long the way back is offered, ms (community note §2.8); the server leaves more. */
export const OFFERED_MS = 6000;

interface Target {
  type: 'post' | 'comment';
  id: string;
}

/** A post or a reply is to go. */
export const removalAsked = createEvent<Target>();
/** It shall come back. */
export const returnAsked = createEvent<Target>();

const removeFx = createTask(({ type, id }: Target, { call }) =>
  type === 'post' ? call(deletePost, { postid: id }) : call(deleteComment, { commentid: id }),
);
const restoreFx = createTask(async ({ type, id }: Target, { call, bind }) => {
  if (type === 'post') bind(postsTold)([await call(undeletePost, { postid: id })]);
  else bind(commentsTold)([await call(undeleteComment, { commentid: id })]);
});
/** The way back is offered for a while, then the place closes. */
const offerFx = createTask<Target>(() => pause(OFFERED_MS));

/** `going` until the server has said so, `offered` while it can come back, `gone` after. */
export type Removal = 'going' | 'offered' | 'gone';

/** Posts and replies that were removed here, by id. */
export const $removed = createStore<Readonly<Record<string, Removal>>>({})
  .on(removeFx, (all, { id }) => ({ ...all, [id]: 'going' }))
  .on(removeFx.done, (all, { params: { id } }) => ({ ...all, [id]: 'offered' }))
  .on([removeFx.fail, restoreFx.done], (all, { params: { id } }) => without(all, id))
  .on(offerFx.done, (all, { params: { id } }) => (all[id] === 'offered' ? { ...all, [id]: 'gone' } : all))
  .reset(signedOut);

sample({ clock: removalAsked, target: removeFx });
sample({ clock: returnAsked, target: restoreFx });
sample({ clock: removeFx.done, fn: ({ params }) => params, target: offerFx });
const closed = sample({
  clock: offerFx.done,
  source: $removed,
  filter: (all, { params: { id } }) => all[id] === 'gone',
  fn: (_, { params: { id } }) => id,
});
// What is answered to a reply keeps it as a gap; one that came back meanwhile stays.
$comments.on(closed, (comments, id) => {
  const comment = comments[id];
  return comment ? { ...comments, [id]: { ...comment, isDeleted: true, author: null, text: '', facets: [] } } : comments;
});
toastFailures(removeFx.failData, restoreFx.failData);

/** Whether it was removed here; null where it stands. */
export const useRemoval = (id: string): Removal | null =>
  useStoreMap({ store: $removed, keys: [id], fn: (all, [key]) => all[key] ?? null });
