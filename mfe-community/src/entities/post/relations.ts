import { createRequest } from '@mortar/client';
import { getLikeStatus } from '@mortar/protocol/community';
import { createTask } from '@mortar/remote-kit';
import { followsTold } from '#entities/person';
import { withLinkKey } from './link-keys.ts';

const statusFx = withLinkKey(createRequest(getLikeStatus), ({ targetids }) => targetids);

/** Asks whom of the authors of some posts, by the posts' ids, the person follows. */
export const readRelationsFx = createTask(async (authors: Readonly<Record<string, string>>, { bind }) => {
  const { list } = await bind(statusFx)({ targettype: 'post', targetids: Object.keys(authors).join(',') });
  bind(followsTold)(Object.fromEntries(list.map(({ targetid, follow }) => [authors[targetid]!, follow])));
});
