import { base64 } from '@scure/base';
import { readBitcoinAddress } from '../../address/bitcoin.ts';
import type { SignedText } from '../signed.ts';
import { isSimpleSignature } from './bip322.ts';
import { isAddressOf, readPublicKey } from './key.ts';
import { isLegacySignature, LEGACY_BYTES } from './legacy.ts';

/**
 * Whether a signature in base64, BIP-322 "simple" or of the old 65 bytes, is by the address, whose public key comes with it
 * in hex and must make that very address (security C5).
 */
export function isSignedByBitcoin({ text, address, signature, publicKey }: SignedText & { publicKey: string }): boolean {
  const known = readBitcoinAddress(address);
  const key = readPublicKey(publicKey);
  if (!known || !key || !isAddressOf(key, known.kind, known.address)) return false;
  try {
    const bytes = base64.decode(signature);
    return bytes.length === LEGACY_BYTES ? isLegacySignature(bytes, text, known.kind, key) : isSimpleSignature(bytes, text, known, key);
  } catch {
    return false;
  }
}
