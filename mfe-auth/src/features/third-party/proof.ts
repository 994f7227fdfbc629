import { hasCode, type RequestFailure } from '@mortar/client';
import { signedIn } from '@mortar/host';
import { CODE_LENGTH } from '@mortar/protocol/identity';
import { combine, createEvent, createStore, sample } from 'effector';
import { isEmail } from '#entities/email';
import { codeNeeded, codeWanted } from '#entities/mailed-code';
import { enterFx } from '#entities/third-party';
import { $demand } from './model.ts';

/** A letter of the address was typed. */
export const addressTyped = createEvent<string>();
/** The address is whole: a code shall go there. */
export const addressSubmitted = createEvent();
/** The address was the wrong one. */
export const otherAddressWanted = createEvent();
/** A digit of the code was typed, or taken away. */
export const codeTyped = createEvent<string>();
/** OK was pressed. */
export const codeSubmitted = createEvent();
/** The link of a mail was followed in another tab: this browser may hold the server's grant. */
export const linkConfirmed = createEvent();

/** What was typed where the third party named no address. */
export const $typedAddress = createStore('')
  .on(addressTyped, (_, text) => text)
  .reset(signedIn);
/** Whether a code was asked for to that address. */
const $isAddressGiven = createStore(false)
  .on(addressSubmitted, () => true)
  .reset(otherAddressWanted, $demand, signedIn);

/** The address that the code goes to; empty while it must be typed. */
export const $provenAddress = combine($demand, $typedAddress, $isAddressGiven, (demand, typed, isGiven) =>
  demand?.purpose === 'bindEmail' ? (isGiven ? typed.trim() : '') : (demand?.email ?? ''),
);

/** What was typed of the code; another address has another one. */
export const $code = createStore('')
  .on(codeTyped, (_, code) => code)
  .reset($provenAddress, signedIn);
/** Whether the code has all its digits. */
export const $isCodeWhole = combine($code, (code) => code.length === CODE_LENGTH);
/** Whether the proof is being sent. */
export const $isProving = enterFx.pending;

/** Why the last code brought nobody in. It goes with the next letter or code. */
export const $proofFailure = createStore<RequestFailure | null>(null)
  .on(enterFx.fail, (failure, { params, error }) => (params.openid === '' ? failure : error))
  .reset(codeTyped, codeWanted, codeNeeded, enterFx, $demand, signedIn);

/** Too many codes were wrong: only the link of a mail proves the address (docs/design/sessions.md). */
export const $isLinkOnly = createStore(false)
  .on(enterFx.failData, (isLinkOnly, failure) => isLinkOnly || hasCode(failure, 'codeClosed'))
  .reset($provenAddress, signedIn);

sample({
  clock: addressSubmitted,
  source: { address: $provenAddress, demand: $demand },
  filter: ({ address, demand }) => demand?.purpose === 'bindEmail' && isEmail(address),
  fn: ({ address }) => ({ email: address, purpose: 'bindEmail' }) as const,
  target: codeNeeded,
});
sample({
  clock: codeSubmitted,
  source: { demand: $demand, email: $provenAddress, code: $code, isWhole: $isCodeWhole, isProving: $isProving },
  filter: ({ demand, isWhole, isProving }) => demand !== null && isWhole && !isProving,
  fn: ({ demand, email, code }) => ({ registertype: demand!.registertype, openid: demand!.openid, email, code }),
  target: enterFx,
});
sample({
  clock: linkConfirmed,
  source: { demand: $demand, email: $provenAddress, isProving: $isProving },
  filter: ({ demand, isProving }) => demand !== null && !isProving,
  fn: ({ demand, email }) => ({ registertype: demand!.registertype, openid: demand!.openid, email }),
  target: enterFx,
});
