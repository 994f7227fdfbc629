import { WALLET_TYPES } from '@mortar/protocol/identity';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import type { TestWallet } from './wallet.ts';

/** A wallet with a new key. */
export function solanaWallet(): TestWallet {
  const { secretKey, publicKey } = ed25519.keygen();
  return {
    type: WALLET_TYPES.solana,
    address: base58.encode(publicKey),
    sign: async (text) => base58.encode(ed25519.sign(new TextEncoder().encode(text), secretKey)),
  };
}
