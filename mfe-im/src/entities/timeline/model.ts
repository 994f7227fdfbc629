import { signedOut } from '@mortar/host';
import { combine, createEvent, createStore } from 'effector';
import { $openConversation, conversationClosed, conversationOpened } from '../conversation/index.ts';
import { $log } from '../log/index.ts';
import { partOf, type TimelinePart } from './items.ts';

/** A message is to be shown among those around it; it stands out for a moment. */
export const jumpAsked = createEvent<{ seq: number }>();
/** The newest messages are to be shown. */
export const endAsked = createEvent();
/** The person has come near the first message that is shown, or near the last one. */
export const olderWanted = createEvent();
export const newerWanted = createEvent();

/** The message around which the open conversation is shown; null is at its end. */
export const $around = createStore<number | null>(null)
  .on(jumpAsked, (_, { seq }) => seq)
  .reset(endAsked, conversationOpened, conversationClosed, signedOut);

/** What is shown of the open conversation; null until something of it is known. */
export const $part = combine($log, $openConversation, $around, ({ timelines, outbox, uid }, open, around): TimelinePart | null => {
  const timeline = open && timelines[open.id];
  return timeline ? partOf(timeline, outbox, uid, open.minSeq, around) : null;
});
