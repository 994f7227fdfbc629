import { fromContent, readMessage } from '@mortar/chain/message';
import { familyOf, type NoncePurpose, type WalletType } from '@mortar/protocol/identity';
import type { ChainConfig } from './settings.ts';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { noncesOf } from './nonces.ts';
import type { ProvenWallet } from './proven.ts';
import { expectedText, isChainOf, isPrivate, siteFields } from './site-text.ts';
import { verifySigned } from './verify.ts';

export interface ProveDeps {
  db: Db;
  clock: Clock;
  keyring: Keyring;
  chains: ChainConfig;
  publicUrl: string;
}

/** What a wallet has signed, as it came over the wire. */
export interface Signed {
  type: WalletType;
  content: string;
  sign: string;
  publickey?: string;
  /** Where the call names it besides: the one in the text. */
  nonce?: string;
}

/** What it must have been signed for. */
export interface ProveFor {
  purpose: NoncePurpose;
  /** Secret of the browser that calls; empty when it asked for no nonce. */
  browser: string;
  sessionId: string | null;
}

/** What stands in place of a browser's secret. */
export const browserHash = (keyring: Keyring, secret: string) => keyring.mac('wallet', `browser ${secret}`);

/**
 * Takes a signed text for what it proves: which wallet is the caller's (security C1 to C7). The nonce is used up before any
 * signature is looked at, and every text but the one that this server writes for that nonce is refused.
 */
export function createProve({ db, clock, keyring, chains, publicUrl }: ProveDeps) {
  const site = siteFields(publicUrl);

  return async function prove(signed: Signed, { purpose, browser, sessionId }: ProveFor): Promise<ProvenWallet> {
    const text = fromContent(signed.content);
    const message = text === undefined ? undefined : readMessage(text);
    const kept = message && (await noncesOf(db).take(message.nonce));
    if (text === undefined || !message || !kept) throw new AppError('walletRefused');
    const { family, address } = kept;
    const isOfCall =
      (signed.nonce === undefined || signed.nonce === message.nonce) &&
      kept.purpose === purpose &&
      kept.sessionId === sessionId &&
      family === familyOf(signed.type) &&
      browser !== '' &&
      kept.browser === browserHash(keyring, browser) &&
      kept.expiresAt.getTime() > clock.now();
    const isOfSite = isChainOf(family, message.chainId, chains) && isPrivate(address, chains);
    const isText = text === expectedText(site, { ...kept, nonce: message.nonce }, message.chainId);
    if (!isOfCall || !isOfSite || !isText) throw new AppError('walletRefused');
    const { chainId } = message;
    const verdict = await verifySigned({ family, chainId, text, address, signature: signed.sign, publicKey: signed.publickey }, chains);
    if (verdict === 'invalid') throw new AppError('walletRefused');
    if (verdict === 'unreachable') throw new AppError('chainUnreachable');
    return { family, address, chain: verdict === 'contract' ? Number(chainId) : 0 };
  };
}

export type Prove = ReturnType<typeof createProve>;
