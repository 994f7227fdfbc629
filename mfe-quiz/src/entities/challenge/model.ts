import { createRequest } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import { getChallenge, listScores } from '@mortar/protocol/quiz';
import { createPages, createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';

/** The page of a challenge is opened. */
export const opened = createEvent<{ challengeid: string }>();

/** What is to be beaten, and where the person's own run of it stands. */
export const challenge = createQuery(createRequest(getChallenge));
/** Who took it to its end. */
export const scores = createPages(createRequest(listScores));

sample({ clock: opened, target: [challenge.wanted, scores.wanted] });
sample({ clock: $isSignedIn, target: [challenge.retried, scores.retried] });
