import { sample } from 'effector';
import { postsTold, postWritten } from '#entities/post';
import { readMomentsFx, threadOpened } from '#entities/thread';
import { $address, conversation, video } from './model.ts';

const $sort = $address.map(({ sort }) => sort);
/** The post whose answers the page shows; empty without one. */
export const $postid = conversation.$data.map((found) => found?.post?.postid ?? '');

sample({ clock: conversation.$data.updates.filterMap((found) => (found?.post ? [found.post] : undefined)), target: postsTold });
// Read anew, the video's post is the same one: answers that have come stay.
sample({
  clock: [$postid, $sort],
  source: { postid: $postid, sort: $sort },
  filter: ({ postid }) => postid !== '',
  target: threadOpened,
});
sample({ clock: $postid.updates, filter: (postid) => postid !== '', fn: (postid) => ({ postid }), target: readMomentsFx });
// Its author shows it now.
sample({
  clock: postWritten,
  source: video.$data,
  filter: (shown, { video: shows }) => shown !== null && shows?.videoid === shown.videoid,
  fn: (shown) => ({ videoid: shown!.videoid }),
  target: conversation.wanted,
});
