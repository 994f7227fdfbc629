import { base58 } from '@scure/base';

const KEY_BYTES = 32;

/** The public key that an address is; undefined when it is none. Base58 has one spelling for each. */
export function readSolanaKey(address: string): Uint8Array | undefined {
  try {
    const key = base58.decode(address);
    return key.length === KEY_BYTES && base58.encode(key) === address ? key : undefined;
  } catch {
    return undefined;
  }
}
