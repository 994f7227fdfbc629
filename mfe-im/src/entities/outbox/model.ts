import type { Mention, Quote } from '@mortar/protocol/messaging';
import { createEvent, sample } from 'effector';
import { $log, happened, type Outgoing } from '../log/index.ts';

/** A message as its writer made it. */
export interface Written {
  conversation: string;
  text: string;
  mentions?: readonly Mention[];
  /** What it answers. */
  reply?: Quote | null;
  /** What it passes on, in place of a text of its own. */
  forward?: Outgoing['forward'];
}

/** A message is to be sent. It is kept at once, and goes out by itself as soon as it can. */
export const sendAsked = createEvent<Written>();
/** One that was refused, or has waited for a day, is to be sent all the same; or to be forgotten. */
export const resendAsked = createEvent<string>();
export const discardAsked = createEvent<string>();

/** What is on its way, or was refused, in all conversations. */
export const $outbox = $log.map(({ outbox }) => outbox);

sample({
  clock: sendAsked,
  fn: ({ conversation, text, mentions = [], reply = null, forward = null }) => ({
    type: 'sendAsked' as const,
    outgoing: {
      clientId: crypto.randomUUID(),
      conversation,
      text,
      mentions,
      reply,
      forward,
      at: Date.now(),
      state: 'waiting' as const,
      refusal: null,
      message: null,
    },
  }),
  target: happened,
});
