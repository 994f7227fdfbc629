import { WALLET_TYPES } from '@mortar/protocol/identity';
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { base64, hex } from '@scure/base';
import { p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer';
import { taprootTweakPrivKey } from '@scure/btc-signer/utils.js';
import { readBitcoinAddress, type BitcoinKind } from '../address/bitcoin.ts';
import { legacyHash } from '../verify/bitcoin/legacy.ts';
import { toSign } from '../verify/bitcoin/transactions.ts';
import type { TestWallet } from './wallet.ts';

const ALL = 1;
const LEGACY_COMPRESSED = 31;

const ADDRESS_OF: Readonly<Record<BitcoinKind, (key: Uint8Array) => string | undefined>> = {
  pkh: (key) => p2pkh(key).address,
  sh: (key) => p2sh(p2wpkh(key)).address,
  wpkh: (key) => p2wpkh(key).address,
  tr: (key) => p2tr(key.slice(1)).address,
};

/** Elements of a witness, each shorter than 253 bytes. */
const serialized = (...elements: Uint8Array[]) =>
  base64.encode(Uint8Array.from([elements.length, ...elements.flatMap((element) => [element.length, ...element])]));

/** The old way: 65 bytes that tell the key. @param first the first byte of a kind of address */
export function signLegacy(text: string, secret: Uint8Array, first = LEGACY_COMPRESSED): string {
  const [recovery = 0, ...rest] = secp256k1.sign(legacyHash(text), secret, { prehash: false, format: 'recovered' });
  return base64.encode(Uint8Array.from([first + recovery, ...rest]));
}

function signSimple(text: string, secret: Uint8Array, key: Uint8Array, script: Uint8Array): string {
  const hash = toSign(text, script).preimageWitnessV0(0, p2pkh(key).script, ALL, 0n);
  const signature = secp256k1.sign(hash, secret, { prehash: false, format: 'der' });
  return serialized(Uint8Array.from([...signature, ALL]), key);
}

/** @param sighash 0 for the default, else the byte behind the signature */
export function signTaproot(text: string, secret: Uint8Array, script: Uint8Array, sighash = 0): string {
  const hash = toSign(text, script).preimageWitnessV1(0, [script], sighash, [0n]);
  const signature = schnorr.sign(hash, taprootTweakPrivKey(secret));
  return serialized(Uint8Array.from(sighash === 0 ? signature : [...signature, sighash]));
}

/** A wallet of a kind of address: the old kind signs the old way, the others by BIP-322. @param secret a new key when unset */
export function bitcoinWallet(kind: BitcoinKind, secret = secp256k1.utils.randomSecretKey()): TestWallet & { script: Uint8Array } {
  const key = secp256k1.getPublicKey(secret);
  const address = ADDRESS_OF[kind](key) ?? '';
  const { script } = readBitcoinAddress(address)!;
  const signed = { pkh: signLegacy, tr: (text: string) => signTaproot(text, secret, script) };
  return {
    type: WALLET_TYPES.bitcoin,
    address,
    publickey: hex.encode(key),
    script,
    sign: async (text) => (kind === 'pkh' || kind === 'tr' ? signed[kind](text, secret) : signSimple(text, secret, key, script)),
  };
}
