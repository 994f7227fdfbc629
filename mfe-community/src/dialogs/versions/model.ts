import { createRequest } from '@mortar/client';
import { listVersions } from '@mortar/protocol/community';
import { createQuery, readerOf } from '@mortar/remote-kit';
import { withLinkKey } from '#entities/post';

export const versions = createQuery(withLinkKey(createRequest(listVersions), ({ postid }) => postid));
/** The versions of a post are looked at. */
export const Looking = readerOf(versions, 'community.versions');
