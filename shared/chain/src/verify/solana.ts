import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { readSolanaKey } from '../address/solana.ts';
import type { SignedText } from './signed.ts';

/**
 * Whether an ed25519 signature in base58 is by the key that the address is. Strict as RFC 8032: no key of small order, no
 * second form of a signature (security C6).
 */
export function isSignedBySolana({ text, address, signature }: SignedText): boolean {
  const key = readSolanaKey(address);
  try {
    return key !== undefined && ed25519.verify(base58.decode(signature), new TextEncoder().encode(text), key, { zip215: false });
  } catch {
    return false;
  }
}
