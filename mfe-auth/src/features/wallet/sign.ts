import { CHAINS, EMBEDDED_CHAIN_ID, textToSign, toContent } from '@mortar/chain/message';
import { isDeclined } from '@mortar/chain/wallets';
import { createRequest, type RequestFailure } from '@mortar/client';
import { NONCE_TYPES, type Input } from '@mortar/protocol';
import { createEffect, scopeBind } from 'effector';
import type { Meeting } from './visit.ts';

const nonceFx = createRequest('account.walletNonce');

/** Why there is no signature: the server gave no nonce, or the wallet did not sign. */
export type SignFailure = { failure: RequestFailure } | { isDeclined: boolean };

export type Signed = Input<'account.unbindWallet'>;

/** Networks that a text may name; the embedded one where it runs. */
export const isKnownChain = (chainId: number, chainids: readonly number[]): boolean =>
  chainId in CHAINS && (chainId !== EMBEDDED_CHAIN_ID || chainids.includes(chainId));

/** Asks the server for a nonce and the wallet for a signature of its text (spec §7). */
export const signFx = createEffect<Meeting, Signed, SignFailure>(async ({ wallet, purpose }) => {
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
