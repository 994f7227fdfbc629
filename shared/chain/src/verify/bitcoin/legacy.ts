import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256x2 } from '@scure/btc-signer/utils.js';
import type { BitcoinKind } from '../../address/bitcoin.ts';

export const LEGACY_BYTES = 65;
const MAGIC = 'Bitcoin Signed Message:\n';
/** First byte of each kind by BIP-137, and 31 to 34 for any of them as older wallets write it. */
const FIRST: Readonly<Record<BitcoinKind, readonly number[]>> = { pkh: [27, 31], sh: [31, 35], wpkh: [31, 39], tr: [] };
const COMPRESSED_FROM = 31;

function lengthOf(size: number): number[] {
  return size < 0xfd ? [size] : [0xfd, size & 0xff, size >> 8];
}

/** Hash that the old way of signing messages signs. */
export function legacyHash(text: string): Uint8Array {
  const magic = new TextEncoder().encode(MAGIC);
  const message = new TextEncoder().encode(text);
  return sha256x2(Uint8Array.from([magic.length, ...magic, ...lengthOf(message.length), ...message]));
}

/** Whether 65 bytes are an old-style signature of a text by this key. One with a high S is refused (security C5). */
export function isLegacySignature(bytes: Uint8Array, text: string, kind: BitcoinKind, key: Uint8Array): boolean {
  const [head = 0] = bytes;
  const first = FIRST[kind].find((start) => head >= start && head < start + 4);
  if (bytes.length !== LEGACY_BYTES || first === undefined) return false;
  const signature = secp256k1.Signature.fromBytes(bytes.slice(1), 'compact').addRecoveryBit((head - 27) & 3);
  if (signature.hasHighS()) return false;
  const found = signature.recoverPublicKey(legacyHash(text)).toBytes(head >= COMPRESSED_FROM);
  return found.length === key.length && found.every((byte, index) => byte === key[index]);
}
