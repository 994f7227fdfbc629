import { createRequest } from '@mortar/client';
import { reportPost } from '@mortar/protocol/community';

/** Tells the moderators. */
export const reportFx = createRequest(reportPost);
