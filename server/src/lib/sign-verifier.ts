import { webcrypto, type KeyObject } from 'node:crypto';
import { SIGN_OSES, SIGN_WINDOW_MS, signText, type SignOs } from '@mortar/protocol';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { RSA_BITS } from './rsa-key.ts';
import type { PrivateSignKeys } from './sign-keys.ts';

/** Characters of a ciphertext in base64. */
const SIGN_LENGTH = Math.ceil(RSA_BITS / 8 / 3) * 4;
const BASE64 = /^[A-Za-z0-9+/]{342}==$/;
/** libuv's pool has 4 threads, and a key locks: as many copies let them all work (measured). */
const POOL_THREADS = 4;
const CACHE_ENTRIES = 20_000;
/** Decryptions that may wait at once; the next caller is told to come again. */
const MAX_PENDING = 200;

export type SignOutcome = 'valid' | 'refused' | 'busy';

/** Counts for `/metrics`, and for tests. */
export interface SignCounts {
  cached: number;
  decrypted: number;
}

export interface SignVerifier {
  /** Whether this value is known to be valid now: no decryption. */
  isCached(os: string, sign: string): boolean;
  /** Whether a value has the form of one; what has not is refused without a decryption. */
  isWellFormed(sign: string): boolean;
  /** Decrypts and checks; the same work for every reason of refusal. */
  verify(os: string, sign: string): Promise<SignOutcome>;
  counts: SignCounts;
}

type Decrypt = (sign: string) => Promise<string>;

async function createDecrypt(key: KeyObject): Promise<Decrypt> {
  const der = key.export({ type: 'pkcs8', format: 'der' });
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const importOne = () => webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['decrypt']);
  const copies = await Promise.all(Array.from({ length: POOL_THREADS }, importOne));
  let turn = 0;
  return async (sign) => {
    const copy = copies[turn++ % copies.length]!;
    const plain = await webcrypto.subtle.decrypt({ name: 'RSA-OAEP' }, copy, Buffer.from(sign, 'base64'));
    return Buffer.from(plain).toString('utf8');
  };
}

/** When a decrypted text stops being valid, in ms since the epoch; 0 when it never is. */
function expiryOf(plain: string, os: string, now: number): number {
  const [, timestamp = '', version = ''] = plain.split('|');
  const at = Number(timestamp);
  const isCanonical = Number.isSafeInteger(at) && /^[\w.+-]{1,64}$/.test(version) && plain === signText(os as SignOs, at, version);
  return isCanonical && Math.abs(now - at) <= SIGN_WINDOW_MS ? at + SIGN_WINDOW_MS : 0;
}

/**
 * Checks `sign` (docs/design/protocol.md): a value is decrypted once and its result kept until it expires.
 * It proves that the caller has the public key and the server's time, nothing more.
 */
export async function createSignVerifier(keys: PrivateSignKeys, clock: Clock): Promise<SignVerifier> {
  const decrypts = new Map<string, Decrypt>(await Promise.all(SIGN_OSES.map(async (os) => [os, await createDecrypt(keys[os])] as const)));
  const decryptAnyway = await createDecrypt(keys.web);
  const expiries = new LRUCache<string, number>({ max: CACHE_ENTRIES });
  const counts: SignCounts = { cached: 0, decrypted: 0 };
  let pending = 0;

  async function decrypted(os: string, sign: string): Promise<SignOutcome> {
    counts.decrypted++;
    // An unknown system costs one decryption too, so that the time tells nothing.
    const plain = await (decrypts.get(os) ?? decryptAnyway)(sign).catch(() => '');
    const expiry = decrypts.has(os) ? expiryOf(plain, os, clock.now()) : 0;
    if (expiry === 0) return 'refused';
    expiries.set(`${os} ${sign}`, expiry);
    return 'valid';
  }

  return {
    counts,
    isCached(os, sign) {
      const hit = (expiries.get(`${os} ${sign}`) ?? 0) >= clock.now();
      if (hit) counts.cached++;
      return hit;
    },
    isWellFormed: (sign) => sign.length === SIGN_LENGTH && BASE64.test(sign),
    async verify(os, sign) {
      if (pending >= MAX_PENDING) return 'busy';
      pending++;
      return decrypted(os, sign).finally(() => pending--);
    },
  };
}
