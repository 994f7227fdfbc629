import { createEvent, createStore } from 'effector';
import { signedOut } from './session.ts';

/** Notices that wait to be read were counted anew, by whoever owns their list. */
export const noticesCounted = createEvent<number>();

/** Notices of the signed-in person that wait to be read; 0 for a visitor. */
export const $noticeCount = createStore(0)
  .on(noticesCounted, (_, count) => count)
  .reset(signedOut);
