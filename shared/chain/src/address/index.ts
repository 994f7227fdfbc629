import type { WalletFamily } from '@mortar/protocol/identity';
import { getAddress } from 'viem';
import { readBitcoinAddress } from './bitcoin.ts';
import { readSolanaKey } from './solana.ts';

/** An address of somebody, in the one spelling that is kept and compared (security C7). */
export interface WalletAddress {
  family: WalletFamily;
  address: string;
}

/** Reads an address of any family: EIP-55, bech32 in lower case, base58 as it is. Undefined when it is none. */
export function readAddress(text: string): WalletAddress | undefined {
  if (/^0x[0-9a-f]{40}$/i.test(text)) return { family: 'ethereum', address: getAddress(text.toLowerCase()) };
  if (readSolanaKey(text)) return { family: 'solana', address: text };
  const bitcoin = readBitcoinAddress(text);
  return bitcoin && { family: 'bitcoin', address: bitcoin.address };
}
