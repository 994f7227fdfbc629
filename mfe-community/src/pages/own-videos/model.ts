import { createRequest } from '@mortar/client';
import type { Input, Output } from '@mortar/protocol';
import { deleteVideo, listOwnVideos, retryVideo } from '@mortar/protocol/video';
import { createPages } from '@mortar/remote-kit';
import { sample } from 'effector';

/** The person's own videos, in every state. */
export const ownVideos = createPages<Input<typeof listOwnVideos>, Output<typeof listOwnVideos>>(createRequest(listOwnVideos), {
  pageSize: 24,
  keyOf: ({ videoid }) => videoid,
});
export const retryFx = createRequest(retryVideo);
export const deleteFx = createRequest(deleteVideo);

sample({ clock: [retryFx.done, deleteFx.done], fn: () => undefined, target: ownVideos.retried });
