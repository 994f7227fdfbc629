import { createRequest } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { answerPractice, practise } from '@mortar/protocol/quiz';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, createStore } from 'effector';

/** Questions to practise on. */
export const questions = createQuery(createRequest(practise));
/** Answers one of them; its key comes at once. */
export const answerFx = createRequest(answerPractice);
/** The next question is wanted. */
export const nextWanted = createEvent();

/** What the answer to the question in front came to; null before it. */
export const $told = createStore<(Output<typeof answerPractice> & { selected: number }) | null>(null)
  .on(answerFx.done, (_, { params, result }) => ({ ...result, selected: params.selected }))
  .reset(nextWanted, questions.readFx, signedOut);
/** Place of the question in front, and how many were right. */
export const $place = createStore(0)
  .on(nextWanted, (place) => place + 1)
  .reset(questions.readFx.done, signedOut);
export const $right = createStore(0)
  .on(answerFx.doneData, (count, { right }) => count + Number(right))
  .reset(questions.readFx.done, signedOut);
