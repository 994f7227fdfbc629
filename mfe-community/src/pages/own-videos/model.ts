import { createRequest } from '@mortar/client';
import type { Input, Output } from '@mortar/protocol';
import { deleteVideo, listOwnVideos, retryVideo } from '@mortar/protocol/video';
import { createPages } from '@mortar/remote-kit';

/** The person's own videos, in every state. */
export const ownVideos = createPages<Input<typeof listOwnVideos>, Output<typeof listOwnVideos>>(createRequest(listOwnVideos), {
  pageSize: 24,
  keyOf: ({ videoid }) => videoid,
});
export const retryFx = createRequest(retryVideo);
export const deleteFx = createRequest(deleteVideo);

ownVideos.$data
  .on(
    retryFx.doneData,
    (shown, { videoid, state, renditions, reason }) =>
      shown && { ...shown, items: shown.items.map((one) => (one.videoid === videoid ? { ...one, state, renditions, reason } : one)) },
  )
  .on(
    deleteFx.done,
    (shown, { params: { videoid } }) => shown && { ...shown, items: shown.items.filter((one) => one.videoid !== videoid) },
  );
