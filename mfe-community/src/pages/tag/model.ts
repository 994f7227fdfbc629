import { createRequest } from '@mortar/client';
import { followTag, getTag } from '@mortar/protocol/community';
import { createQuery, toastFailures } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { feedOpened } from '#entities/feed';
import { whenSignedIn } from '../../lib/signed-in.ts';

/** A tag, in whichever script it is written. */
export const tag = createQuery(createRequest(getTag));
/** The page of a tag was opened. */
export const tagOpened = createEvent<string>();
sample({ clock: tagOpened, fn: (text) => ({ tag: text }), target: tag.wanted });
sample({ clock: tagOpened, fn: (id) => ({ feed: 'tag' as const, id }), target: feedOpened });

/** Somebody wants to follow it, or no longer. */
export const tagFollowPressed = createEvent<{ tag: string; status: 0 | 1 }>();
const followFx = createRequest(followTag);
sample({ clock: whenSignedIn('tag', tagFollowPressed), target: followFx });
tag.$data.on(followFx.doneData, (now, followed) => (now?.tag === followed.tag ? followed : now));
toastFailures(followFx.failData);
