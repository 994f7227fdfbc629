import { createRequest } from '@mortar/client';
import { listQuizRewards } from '@mortar/protocol/quiz';
import { createPages } from '@mortar/remote-kit';

/** What rounds brought the signed-in person, the latest first. */
export const rewards = createPages(createRequest(listQuizRewards), { pageSize: 20, keyOf: ({ round }) => round });
