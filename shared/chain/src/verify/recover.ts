import type { Secp256k1 } from '@bitauth/libauth';
// The package's own door brings hundreds of files that nobody here needs.
import { instantiateSecp256k1 } from '@bitauth/libauth/build/lib/crypto/secp256k1.js';
import { hexToBytes, hashMessage, keccak256, type Hex } from 'viem';

const POINT_BYTES = 64;
const ADDRESS_DIGITS = 40;
/** What wallets add to the recovery bit; some do not. */
const V_FROM = 27;

let curve: Promise<Secp256k1> | undefined;

/**
 * The address, in lower case, whose key made a signature of 65 bytes over a text (EIP-191); undefined when none can have. The
 * C library's own code, as WebAssembly, takes a sixth of the time that a curve in JavaScript does.
 */
export async function recoverAddress(text: string, signature: Hex): Promise<string | undefined> {
  const bytes = hexToBytes(signature);
  const v = bytes[POINT_BYTES] ?? 0;
  const bit = v >= V_FROM ? v - V_FROM : v;
  if (bit !== 0 && bit !== 1) return undefined;
  curve ??= instantiateSecp256k1();
  const key = (await curve).recoverPublicKeyUncompressed(bytes.slice(0, POINT_BYTES), bit, hashMessage(text, 'bytes'));
  return typeof key === 'string' ? undefined : `0x${keccak256(key.slice(1)).slice(-ADDRESS_DIGITS)}`;
}
