import { WALLET_TYPES } from '@mortar/protocol/identity';
import { recoverMessageAddress, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { TestWallet } from './wallet.ts';

/** A wallet with a key of its own, a new one each time. */
export function ethereumWallet(): TestWallet {
  const account = privateKeyToAccount(generatePrivateKey());
  return { type: WALLET_TYPES.ethereum, address: account.address, sign: (message) => account.signMessage({ message }) };
}

/** Who signed a text as viem tells it: what our own recovery is checked against and compared with. @throws Error when nobody can have */
export const signerByViem = (text: string, signature: string): Promise<string> =>
  recoverMessageAddress({ message: text, signature: signature as Hex });
