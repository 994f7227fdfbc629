import type { RequestFailure } from '@mortar/client';
import { attach, createStore } from 'effector';
import { sendFx } from '#entities/code-sending';
import { emailTyped } from '#entities/credentials';

/** Sends a code to an address; a young one that is on its way will do. It never fails: a refusal is part of its end. */
export const sendToFx = attach({
  mapParams: (recipient: { email: string; purpose: 'forgot' | 'bindEmail' }) => ({ recipient, isWanted: false }),
  effect: sendFx,
});

/** Why none was sent, under the address (spec §7). It goes with the next letter. */
export const $addressFailure = createStore<RequestFailure | null>(null)
  .on(sendToFx.doneData, (_, { failure }) => failure)
  .reset(emailTyped, sendToFx);
