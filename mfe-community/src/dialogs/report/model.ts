import { createRequest } from '@mortar/client';
import { reportPost } from '@mortar/protocol/community';
import { withLinkKey } from '#entities/post';

/** Tells the moderators. */
export const reportFx = withLinkKey(createRequest(reportPost), ({ targettype, targetid }) =>
  targettype === 'post' || targettype === 'comment' ? targetid : '',
);
