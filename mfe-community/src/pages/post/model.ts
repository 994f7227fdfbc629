import { createRequest } from '@mortar/client';
import { $session } from '@mortar/host';
import { getPost } from '@mortar/protocol/community';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { keysTold, postsTold, readRelationsFx } from '#entities/post';
import { readMomentsFx, threadOpened, type Shown, type Sort } from '#entities/thread';

/** The page of a post was opened, or its answers are wanted in another order. */
export const postOpened = createEvent<Shown & { sort: Sort }>();
/** The post itself; what is answered to it comes beside it. */
export const post = createQuery(createRequest(getPost));
sample({ clock: postOpened, fn: ({ postid, key }) => [{ postid, key: key ?? null }], target: keysTold });
sample({ clock: postOpened, target: threadOpened });
sample({ clock: postOpened, fn: ({ postid, key }) => ({ postid, ...(key && { key }) }), target: post.wanted });
sample({ clock: post.$data.updates.filterMap((data) => (data ? [data] : undefined)), target: postsTold });
sample({ clock: post.readFx.done, filter: ({ result }) => result.video !== null, fn: ({ params }) => params, target: readMomentsFx });
// Nothing else tells whether its reader follows who wrote it.
sample({
  clock: post.readFx.doneData,
  source: $session,
  filter: (session, { author }) => session !== null && session.uid !== author.uid,
  fn: (_, { postid, author }) => ({ [postid]: author.uid }),
  target: readRelationsFx,
});
