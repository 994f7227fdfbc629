import type { Provider } from '@web3-react/types';

/** A provider of EIP-1193, as wallets put it into the page. */
export type EthereumProvider = Provider;

/** Asks a provider for a list of addresses. */
export async function accountsOf(provider: EthereumProvider, method: 'eth_accounts' | 'eth_requestAccounts'): Promise<string[]> {
  const accounts = await provider.request({ method });
  return Array.isArray(accounts) ? accounts.filter((account) => typeof account === 'string') : [];
}
