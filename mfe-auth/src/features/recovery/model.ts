import { createRequest, type RequestFailure } from '@mortar/client';
import { $isSignedIn, signedOut } from '@mortar/host';
import { checkCode, CODE_LENGTH, confirmEmail, EMAIL_CODE_TYPES, resetPassword, type SendEmailType } from '@mortar/protocol/identity';
import { createFailure, createTask } from '@mortar/remote-kit';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { codeFollowed, codeNeeded, codeWanted, sendFx } from '#entities/mailed-code';
import { emailTyped } from '#entities/credentials';
import { passwordHash } from '#entities/password';

/** Purposes of a code that allow a new password. */
type RecoveryPurpose = 'forgot' | 'editPass';
/** Whether a code's purpose is one of them. */
export const isRecovery = (purpose: SendEmailType): purpose is RecoveryPurpose => purpose === 'forgot' || purpose === 'editPass';

/** The code screen opened. */
export const recoveryOpened = createEvent<{ email: string; purpose: RecoveryPurpose; /** Secret of a mail's link. */ link?: string }>();
/** The page of the new password opened by an address that carries all it needs. */
export const resetOpened = createEvent<{ email: string; purpose: RecoveryPurpose; code?: string }>();
/** A digit of the code was typed, or taken away. */
export const codeTyped = createEvent<string>();
/** A code is preferred to the followed link. */
export const codeChosen = createEvent();
/** A letter of the new password was typed. */
export const newPasswordTyped = createEvent<string>();

interface Recovery {
  email: string;
  purpose: RecoveryPurpose;
  code: string;
  link: string | null;
  /** This browser holds the server's grant: the code is used up. */
  isProven: boolean;
}
const EMPTY: Recovery = { email: '', purpose: 'forgot', code: '', link: null, isProven: false };
const isSame = (one: Recovery, other: Pick<Recovery, 'email' | 'purpose'>) => one.email === other.email && one.purpose === other.purpose;
const aimOf = ({ email, purpose }: Recovery) => ({ email, type: EMAIL_CODE_TYPES[purpose], sendEmailType: purpose });

const checkCodeFx = createRequest(checkCode);
const confirmFx = createRequest(confirmEmail);

/** Whose password, by which proof. */
export const $recovery = createStore<Recovery>(EMPTY)
  .on(recoveryOpened, (known, { email, purpose, link = null }) => ({
    ...(isSame(known, { email, purpose }) ? known : EMPTY),
    email,
    purpose,
    link,
    isProven: false,
  }))
  .on(resetOpened, (known, { email, purpose, code = '' }) =>
    isSame(known, { email, purpose }) && known.isProven ? known : { ...EMPTY, email, purpose, code },
  )
  .on(codeTyped, (known, code) => ({ ...known, code }))
  .on(codeChosen, (known) => ({ ...known, link: null }));

/** What was typed as the new password, in memory only. */
export const $newPassword = createStore('').on(newPasswordTyped, (_, password) => password);
/** Whether the code has all its digits. */
export const $isCodeWhole = combine($recovery, ({ code }) => code.length === CODE_LENGTH);

/** OK on the code screen: the code becomes a grant of this browser. */
export const proveFx = attach({
  source: $recovery,
  mapParams: (_: void, known) => ({ ...aimOf(known), code: known.code }),
  effect: checkCodeFx,
});
/** The press beside a followed link. */
export const proveByLinkFx = attach({
  source: $recovery,
  mapParams: (_: void, known) => ({ ...aimOf(known), link: known.link ?? '' }),
  effect: confirmFx,
});
/** Sends the new password, with the code unless the grant stands for it. */
export const resetFx = attach({
  source: { known: $recovery, password: $newPassword },
  mapParams: (_: void, source) => source,
  effect: createTask(async ({ known, password }: { known: Recovery; password: string }, { call }) => {
    const { email, purpose, code, isProven } = known;
    const sealed = await passwordHash(password);
    await call(resetPassword, { email, password: sealed, sendEmailType: purpose, ...(!isProven && code !== '' && { code }) });
  }),
});

$recovery
  .on([proveFx.done, proveByLinkFx.done], (known) => ({ ...known, link: null, isProven: true }))
  .on(proveByLinkFx.failData, (known, failure) => (failure.kind === 'problem' ? { ...known, link: null } : known))
  .reset(resetFx.done);
$newPassword.reset(resetFx.done, resetOpened);

/** Whether a call is under way: nothing else may be sent. */
export const $isBusy = combine([proveFx.pending, proveByLinkFx.pending, resetFx.pending], (pending) => pending.some(Boolean));

/** Why the last try failed. It goes with the next letter or code. */
export const $failure = createFailure(
  [proveFx, proveByLinkFx, resetFx],
  [codeTyped, codeWanted, codeChosen, newPasswordTyped, recoveryOpened, resetOpened],
);

// A code goes out when the screen opens; a link that was followed came with one.
sample({
  clock: recoveryOpened,
  filter: ({ link }) => link === undefined,
  fn: ({ email, purpose }) => ({ email, purpose }),
  target: codeNeeded,
});
sample({
  clock: recoveryOpened,
  filter: ({ link }) => link !== undefined,
  fn: ({ email, purpose }) => ({ email, purpose }),
  target: codeFollowed,
});
// The server has ended every session of the account, this browser's too.
sample({ clock: resetFx.done, source: $isSignedIn, filter: Boolean, fn: () => undefined, target: signedOut });

/** Sends a code to an address; a young one that is on its way will do. It never fails: a refusal is part of its end. */
export const sendToFx = attach({
  mapParams: (recipient: { email: string; purpose: 'forgot' | 'bindEmail' }) => ({ recipient, isWanted: false }),
  effect: sendFx,
});

/** Why none was sent, under the address (spec §7). It goes with the next letter. */
export const $addressFailure = createStore<RequestFailure | null>(null)
  .on(sendToFx.doneData, (_, { failure }) => failure)
  .reset(emailTyped, sendToFx);
