import { createRequest } from '@mortar/client';
import { makeChallenge } from '@mortar/protocol/quiz';

/** Makes the challenge of a run, or finds it. */
export const challengeFx = createRequest(makeChallenge);
