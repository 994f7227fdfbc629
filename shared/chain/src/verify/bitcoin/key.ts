import { hex } from '@scure/base';
import { p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer';
import type { BitcoinKind } from '../../address/bitcoin.ts';

/** 33 bytes, 65 for an old address, or the 32 of a taproot key. */
const FORM = /^(?:(?:0[23])?[0-9a-f]{64}|04[0-9a-f]{128})$/i;
const X_BYTES = 32;

/** The bytes of a public key in hex; undefined when it has not the form of one. */
export function readPublicKey(text: string): Uint8Array | undefined {
  return FORM.test(text) ? hex.decode(text.toLowerCase()) : undefined;
}

const ADDRESS_OF: Readonly<Record<BitcoinKind, (key: Uint8Array) => string | undefined>> = {
  pkh: (key) => p2pkh(key).address,
  wpkh: (key) => p2wpkh(key).address,
  sh: (key) => p2sh(p2wpkh(key)).address,
  // The inner key, without its sign.
  tr: (key) => p2tr(key.length === X_BYTES ? key : key.slice(1, 1 + X_BYTES)).address,
};

/** Whether an address of this kind is the one of a key (security C5). */
export function isAddressOf(key: Uint8Array, kind: BitcoinKind, address: string): boolean {
  try {
    return ADDRESS_OF[kind](key) === address;
  } catch {
    // No point of the curve, or not the length that this kind takes.
    return false;
  }
}
