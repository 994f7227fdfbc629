import { createRequest } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { answerPractice, practise } from '@mortar/protocol/quiz';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';

/** Questions to practise on. */
export const questions = createQuery(createRequest(practise));
/** Answers one of them; its key comes at once. */
export const answerFx = createRequest(answerPractice);
/** The next question is wanted. */
export const nextWanted = createEvent();

/** Place of the question in front. */
export const $place = createStore(0)
  .on(nextWanted, (place) => place + 1)
  .reset(questions.$answered, signedOut);
// An answer that comes late is of a question that has gone.
const told = sample({
  clock: answerFx.done,
  source: { shown: questions.$data, place: $place },
  filter: ({ shown, place }, { params }) => shown?.items[place]?.id === params.id,
  fn: (_, { params, result }) => ({ ...result, selected: params.selected }),
});

/** What the answer to the question in front came to; null before it. */
export const $told = createStore<(Output<typeof answerPractice> & { selected: number }) | null>(null)
  .on(told, (_, answer) => answer)
  .reset(nextWanted, questions.readFx, questions.$answered, signedOut);
/** How many were right. */
export const $right = createStore(0)
  .on(told, (count, { right }) => count + Number(right))
  .reset(questions.$answered, signedOut);
