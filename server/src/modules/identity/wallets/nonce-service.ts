import { readAddress, type WalletAddress } from '@mortar/chain/address';
import type { LocalizedText, Output } from '@mortar/protocol';
import { NONCE_TYPES, type getWalletNonce, type NoncePurpose, type NonceType } from '@mortar/protocol/identity';
import { AppError } from '../../../lib/app-error.ts';
import type { Person } from '../../../lib/person.ts';
import { NONCE_MS } from './limits.ts';
import { noncesOf } from './nonces.ts';
import { browserHash, type ProveDeps } from './prove.ts';
import { siteFields } from './site-text.ts';

const UNAUTHORIZED = 401;
const ADDRESS: LocalizedText = { en: 'This address isn’t supported here', 'zh-HK': '本站不支援這個地址' };

/** An address as it is kept. @throws AppError `validation` that names the field */
export function addressOrRefuse(text: string): WalletAddress {
  const wallet = readAddress(text);
  if (!wallet) throw new AppError('validation', { fields: { address: ADDRESS } });
  return wallet;
}

/** Who asks for a nonce, and for what. */
export interface NonceOrder {
  address: string;
  type: NonceType;
  /** Secret of the browser that asks. */
  browser: string;
  person: Person | null;
}

const purposeOf = (type: NonceType) => (Object.keys(NONCE_TYPES) as NoncePurpose[]).find((name) => NONCE_TYPES[name] === type);

/** Gives nonces: each for one purpose, address and browser, and for one session where a session is needed (security C2). */
export function createNonceService({ db, clock, keyring, publicUrl }: ProveDeps) {
  const site = siteFields(publicUrl);
  return {
    /** @throws AppError `validation`; `tokenInvalid` when a visitor wants to bind or unbind */
    async give({ address: text, type, browser, person }: NonceOrder): Promise<Output<typeof getWalletNonce>> {
      const { family, address } = addressOrRefuse(text);
      const purpose = purposeOf(type) ?? 'login';
      if (purpose !== 'login' && !person) throw new AppError('tokenInvalid', { status: UNAUTHORIZED });
      const sessionId = purpose === 'login' ? null : (person?.sessionId ?? null);
      const issuedAt = new Date(clock.now());
      const expiresAt = new Date(issuedAt.getTime() + NONCE_MS);
      const kept = { purpose, family, address, browser: browserHash(keyring, browser), sessionId, issuedAt, expiresAt };
      const nonce = await noncesOf(db).add(kept);
      return { nonce, family, address, ...site, issuedat: issuedAt.toISOString(), expirationtime: expiresAt.toISOString() };
    },

    /** Forgets nonces that nobody can use any more. */
    prune: () => noncesOf(db).removeBefore(new Date(clock.now())),
  };
}
