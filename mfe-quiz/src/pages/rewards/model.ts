import { createRequest } from '@mortar/client';
import { listQuizRewards } from '@mortar/protocol/quiz';
import { createPages } from '@mortar/remote-kit';

/** What rounds and events brought the signed-in person, the latest first; a day may have one of each. */
export const rewards = createPages(createRequest(listQuizRewards), { pageSize: 20, keyOf: ({ round, eventid }) => `${round} ${eventid}` });
