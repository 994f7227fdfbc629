import type { RequestFailure } from '@mortar/client';
import { signedIn } from '@mortar/host';
import { CODE_LENGTH } from '@mortar/protocol';
import { combine, createEvent, createStore, sample } from 'effector';
import { codeNeeded, codeWanted } from '#entities/code-sending';
import { isEmail } from '#entities/email';
import { $demand, enterFx } from '#features/third-party';

export const addressTyped = createEvent<string>();
export const addressSubmitted = createEvent();
/** The address was the wrong one. */
export const otherAddressWanted = createEvent();
export const codeTyped = createEvent<string>();
export const codeSubmitted = createEvent();

/** What was typed where the third party named no address. */
export const $typedAddress = createStore('', { serialize: 'ignore' })
  .on(addressTyped, (_, text) => text)
  .reset(signedIn);
/** Whether a code was asked for to that address. */
const $isAddressGiven = createStore(false, { serialize: 'ignore' })
  .on(addressSubmitted, () => true)
  .reset(otherAddressWanted, $demand, signedIn);

/** The address that the code goes to; empty while it must be typed. */
export const $provenAddress = combine($demand, $typedAddress, $isAddressGiven, (demand, typed, isGiven) =>
  demand?.purpose === 'bindEmail' ? (isGiven ? typed.trim() : '') : (demand?.email ?? ''),
);

export const $code = createStore('', { serialize: 'ignore' })
  .on(codeTyped, (_, code) => code)
  .reset($provenAddress, signedIn);
export const $isCodeWhole = combine($code, (code) => code.length === CODE_LENGTH);
export const $isProving = enterFx.pending;

/** Why the last code brought nobody in. It goes with the next letter or code. */
export const $proofFailure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
  .on(enterFx.fail, (failure, { params, error }) => (params.openid === '' ? failure : error))
  .reset(codeTyped, codeWanted, codeNeeded, enterFx, $demand, signedIn);

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
