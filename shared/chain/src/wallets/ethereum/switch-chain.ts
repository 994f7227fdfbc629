import type { EthereumProvider } from './provider.ts';
import { codeOf } from '../errors.ts';

/** A wallet says by it that it does not know a network (spec §4). */
const UNKNOWN_CHAIN = 4902;

/** What a wallet must be told of a network that it does not know (EIP-3085). */
async function descriptionOf(chainId: number) {
  const { bsc, mainnet, polygon, sepolia } = await import('viem/chains');
  const chain = [mainnet, bsc, polygon, sepolia].find(({ id }) => id === chainId);
  if (!chain) return undefined;
  const { name, nativeCurrency, rpcUrls, blockExplorers } = chain;
  return { chainName: name, nativeCurrency, rpcUrls: rpcUrls.default.http, blockExplorerUrls: [blockExplorers.default.url] };
}

/** Asks a wallet for another network, and to add it where it does not know it (4902). @throws what the wallet threw */
export async function switchChain(provider: EthereumProvider, chainId: number): Promise<void> {
  const named = { chainId: `0x${chainId.toString(16)}` };
  const ask = () => provider.request({ method: 'wallet_switchEthereumChain', params: [named] });
  try {
    await ask();
  } catch (error) {
    const description = codeOf(error) === UNKNOWN_CHAIN ? await descriptionOf(chainId) : undefined;
    if (!description) throw error;
    await provider.request({ method: 'wallet_addEthereumChain', params: [{ ...named, ...description }] });
    await ask();
  }
}
