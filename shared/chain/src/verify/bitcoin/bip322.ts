import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { OutScript, p2pkh } from '@scure/btc-signer';
import type { BitcoinAddress } from '../../address/bitcoin.ts';
import { toSign } from './transactions.ts';
import { readWitness } from './witness.ts';

const SIGHASH_DEFAULT = 0;
const SIGHASH_ALL = 1;
const SCHNORR_BYTES = 64;

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, index) => byte === b[index]);

/** A key's witness: its signature, which is for ALL and has a low S, and the key itself (BIP-143). */
function isSignedByKey([signature, given]: Uint8Array[], key: Uint8Array, text: string, { script }: BitcoinAddress): boolean {
  if (!signature || !given || signature.at(-1) !== SIGHASH_ALL || !isSame(given, key)) return false;
  const hash = toSign(text, script).preimageWitnessV0(0, p2pkh(key).script, SIGHASH_ALL, 0n);
  return secp256k1.verify(signature.slice(0, -1), hash, key, { prehash: false, lowS: true, format: 'der' });
}

/** A taproot address' witness: one Schnorr signature by its outer key (BIP-341). */
function isSignedByTaproot([signature]: Uint8Array[], text: string, { script }: BitcoinAddress): boolean {
  const output = OutScript.decode(script);
  if (!signature || output.type !== 'tr') return false;
  const sighash = signature.length === SCHNORR_BYTES ? SIGHASH_DEFAULT : signature.at(SCHNORR_BYTES);
  const isAll = signature.length === SCHNORR_BYTES || (signature.length === SCHNORR_BYTES + 1 && sighash === SIGHASH_ALL);
  if (!isAll || sighash === undefined) return false;
  const hash = toSign(text, script).preimageWitnessV1(0, [script], sighash, [0n]);
  return schnorr.verify(signature.slice(0, SCHNORR_BYTES), hash, output.pubkey);
}

/** Whether bytes are a "simple" BIP-322 signature of a text: P2WPKH, the same inside P2SH, or P2TR by its key. */
export function isSimpleSignature(bytes: Uint8Array, text: string, address: BitcoinAddress, key: Uint8Array): boolean {
  const witness = readWitness(bytes);
  if (address.kind === 'tr') return witness?.length === 1 && isSignedByTaproot(witness, text, address);
  return address.kind !== 'pkh' && witness?.length === 2 && isSignedByKey(witness, key, text, address);
}
