import type { RequestFailure } from '@mortar/client';
import { $isSignedIn, signedIn, signedOut } from '@mortar/host';
import { resetPassword, type SendEmailType } from '@mortar/protocol/identity';
import { createFailure, createTask } from '@mortar/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { emailTyped } from '#entities/credentials';
import { changeForGrant, createProof, isOfCode, type Proven, type Recipient, sendFx } from '#entities/mailed-code';
import { passwordHash } from '#entities/password';
import { forgetGranted, keepGranted } from './granted.ts';

/** Whose password, by a code of which purpose. */
interface Aim extends Recipient {
  purpose: 'forgot' | 'editPass';
}
/** Whether a code's purpose allows a new password. */
export const isRecovery = (purpose: SendEmailType): purpose is Aim['purpose'] => purpose === 'forgot' || purpose === 'editPass';

/** Sends a code to an address; a young one that is on its way will do. It never fails: a refusal is part of its end. */
export const sendToFx = attach({
  mapParams: (recipient: Recipient) => ({ recipient, isWanted: false }),
  effect: sendFx,
});
/** Why none was sent, under the address (spec §7). It goes with the next letter. */
export const $addressFailure = createStore<RequestFailure | null>(null)
  .on(sendToFx.doneData, (_, { failure }) => failure)
  .reset(emailTyped, sendToFx);

/** The code, or the link of its mail, becomes a grant of this browser. */
export const recovery = createProof<Aim, void>({ email: '', purpose: 'forgot' }, changeForGrant);

/** The page of the new password opened by an address that carries all it needs. */
export const resetOpened = createEvent<Proven<Aim>>();
/** The page of the new password loaded anew, while this browser holds a grant. */
export const resetRestored = createEvent<Aim>();
/** A letter of the new password was typed. */
export const newPasswordTyped = createEvent<string>();

/** What was typed as the new password, in memory only. */
export const $newPassword = createStore('').on(newPasswordTyped, (_, password) => password);

/** Sends the new password, with the code unless the grant stands for it. */
export const resetFx = attach({
  source: { known: recovery.$screen, password: $newPassword },
  mapParams: (_: void, source) => source,
  effect: createTask(async ({ known, password }: { known: Proven<Aim>; password: string }, { call }) => {
    const { email, purpose, code } = known;
    await call(resetPassword, { email, password: await passwordHash(password), sendEmailType: purpose, ...(code && { code }) });
  }),
});

recovery.$screen
  .on(resetOpened, (known, { email, purpose, code }) =>
    known.email === email && known.purpose === purpose && known.hasGrant
      ? known
      : { email, purpose, code, hasGrant: false, isClosed: false },
  )
  .on(resetRestored, (_, aim) => ({ ...aim, code: '', hasGrant: true, isClosed: false }))
  .reset(resetFx.done);
$newPassword.reset(resetFx.done, resetOpened);

/** Why the new password was not taken. It goes with the next letter. */
export const $resetFailure = createFailure([resetFx], [newPasswordTyped, recovery.opened, resetOpened]);

const keepGrantedFx = createEffect(keepGranted);
const forgetGrantedFx = createEffect(forgetGranted);
sample({ clock: recovery.proveFx.done, source: recovery.$screen, target: keepGrantedFx });
sample({ clock: [resetFx.done, resetFx.failData.filter({ fn: isOfCode }), signedIn], fn: () => undefined, target: forgetGrantedFx });

// The server has ended every session of the account, this browser's too.
sample({ clock: resetFx.done, filter: $isSignedIn, target: signedOut });
