import { createRequest } from '@mortar/client';
import type { Input, Output } from '@mortar/protocol';
import { listVideos, VIDEO_ROWS } from '@mortar/protocol/video';
import { createPages } from '@mortar/remote-kit';

/** Public videos, the newest first. */
export const videos = createPages<Input<typeof listVideos>, Output<typeof listVideos>>(createRequest(listVideos), {
  pageSize: VIDEO_ROWS,
  keyOf: ({ videoid }) => videoid,
});
