import { createRequest } from '@mortar/client';
import { getPost } from '@mortar/protocol/community';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { postsTold } from '#entities/post';
import { readMomentsFx, threadOpened } from '#entities/thread';

/** The post itself; what is answered to it comes beside it. */
export const post = createQuery(createRequest(getPost));
sample({ clock: threadOpened, fn: ({ postid, key }) => ({ postid, ...(key && { key }) }), target: post.wanted });
sample({ clock: post.$data.updates.filterMap((data) => (data ? [data] : undefined)), target: postsTold });
sample({ clock: post.readFx.done, filter: ({ result }) => result.video !== null, fn: ({ params }) => params, target: readMomentsFx });
