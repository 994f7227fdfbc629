import { createRequest } from '@mortar/client';
import { listOwnQuestions, submitQuestion } from '@mortar/protocol/quiz';
import { createPages } from '@mortar/remote-kit';
import { sample } from 'effector';

/** Questions that the person has offered, the latest first. */
export const own = createPages(createRequest(listOwnQuestions), { pageSize: 20, keyOf: ({ id }) => id });
export const submitFx = createRequest(submitQuestion);

sample({ clock: submitFx.done, fn: () => undefined, target: own.retried });
