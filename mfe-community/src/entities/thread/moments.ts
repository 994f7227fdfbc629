import { createRequest } from '@mortar/client';
import { signedOut } from '@mortar/host';
import { listMoments } from '@mortar/protocol/community';
import { createStore } from 'effector';
import { useStoreMap } from 'effector-react';
import { commentWritten } from '#entities/post';

/** Asks about which moments of a post's video something is said, in answers that have come or not. */
export const readMomentsFx = createRequest(listMoments);

/** Those moments by the posts, ms. */
const $moments = createStore<Readonly<Record<string, readonly number[]>>>({})
  .on(readMomentsFx.done, (all, { params: { postid }, result }) => ({ ...all, [postid]: result.moments }))
  .on(commentWritten, (all, { postid, moment }) => (moment === null ? all : { ...all, [postid]: [...(all[postid] ?? NONE), moment] }))
  .reset(signedOut);
const NONE: readonly number[] = [];

/** Marks for the bar of a post's video, ms. */
export const useMarks = (postid: string): readonly number[] =>
  useStoreMap({ store: $moments, keys: [postid], fn: (all, [id]) => all[id] ?? NONE });
