import type { Hex } from 'viem';
import { getBalance } from 'viem/actions';
import { clientFor, type Rpc } from './client.ts';

/** Coins of an account in wei. @throws Error when the network does not answer */
export function ethereumBalance(rpc: Rpc, address: string): Promise<bigint> {
  return getBalance(clientFor(rpc), { address: address as Hex });
}
