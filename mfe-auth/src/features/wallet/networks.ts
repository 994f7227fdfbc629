import { CHAINS, EMBEDDED_CHAIN_ID } from '@mortar/chain/message';

/** Networks that a text may name; the embedded one where it runs. */
export const isKnownChain = (chainId: number, chainids: readonly number[]): boolean =>
  chainId in CHAINS && (chainId !== EMBEDDED_CHAIN_ID || chainids.includes(chainId));

/** All of them, in the order in which they are offered. */
export const knownChains = (chainids: readonly number[]): number[] =>
  Object.keys(CHAINS)
    .map(Number)
    .filter((id) => isKnownChain(id, chainids));
