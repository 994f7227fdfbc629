import { createRequest } from '@mortar/client';
import { listCommitments } from '@mortar/protocol/quiz';
import { createPages } from '@mortar/remote-kit';

/** What the site committed itself to, round by round, the latest first. */
export const commitments = createPages(createRequest(listCommitments), { pageSize: 20, keyOf: ({ roundid }) => roundid });
