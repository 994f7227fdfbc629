import { WALLET_TYPES } from '@mortar/protocol';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { TestWallet } from './wallet.ts';

/** A wallet with a key of its own, a new one each time. */
export function ethereumWallet(): TestWallet {
  const account = privateKeyToAccount(generatePrivateKey());
  return { type: WALLET_TYPES.ethereum, address: account.address, sign: (message) => account.signMessage({ message }) };
}
