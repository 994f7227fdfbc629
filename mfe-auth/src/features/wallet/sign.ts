import { textToSign, toContent } from '@mortar/chain/message';
import { isDeclined } from '@mortar/chain/wallets';
import { createRequest, type RequestFailure } from '@mortar/client';
import { NONCE_TYPES, type Input, type NoncePurpose } from '@mortar/protocol';
import { createEffect, sample, scopeBind } from 'effector';
import { $attempt, declined, isCurrent, troubled } from './attempt.ts';
import { ready } from './switch-network.ts';
import type { Meeting, Trouble } from './visit.ts';

const nonceFx = createRequest('account.walletNonce');

/** Why there is no signature: the server gave no nonce, or the wallet did not sign. */
type SignFailure = { failure: RequestFailure } | { isDeclined: boolean };

export type Signed = Input<'account.unbindWallet'>;

/** Asks the server for a nonce and the wallet for a signature of its text (spec §7). */
export const signFx = createEffect<Meeting<NoncePurpose>, Signed, SignFailure>(async ({ wallet, purpose }) => {
  const ask = scopeBind(nonceFx, { safe: true });
  const nonce = await ask({ address: wallet.address, type: NONCE_TYPES[purpose] }).catch((failure: unknown) => {
    throw { failure: failure as RequestFailure } satisfies SignFailure;
  });
  const text = textToSign(nonce, purpose, wallet.chainId || 1);
  const sign = await wallet.sign(text).catch((error: unknown) => {
    throw { isDeclined: isDeclined(error) } satisfies SignFailure;
  });
  const { type, publickey } = wallet;
  return { type, content: toContent(text), sign, nonce: nonce.nonce, ...(publickey && { publickey }) };
});

/** The try that counts has its signature. */
export const signed = sample({
  clock: signFx.done,
  source: $attempt,
  filter: isCurrent,
  fn: (_, { params, result }) => ({ purpose: params.purpose, signed: result, address: params.wallet.address }),
});

const notSigned = sample({ clock: signFx.fail, source: $attempt, filter: isCurrent, fn: (_, { error }) => error });

sample({ clock: ready, target: signFx });
sample({ clock: notSigned, filter: (error) => 'isDeclined' in error && error.isDeclined, fn: () => undefined, target: declined });
sample({
  clock: notSigned,
  filter: (error) => !('isDeclined' in error && error.isDeclined),
  fn: (error): Trouble => ('failure' in error ? { failure: error.failure } : { word: 'sign-error' }),
  target: troubled,
});
