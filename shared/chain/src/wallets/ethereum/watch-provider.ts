import type { WalletNews } from '../wallet.ts';
import type { EthereumProvider } from './provider.ts';

/** The wallet lost its network and looks for it: it is still there. */
const LOOKS_FOR_NETWORK = 1013;

/** Follows the accounts of a provider of EIP-1193. @returns how to stop */
export function watchProvider(provider: EthereumProvider, { accounts }: WalletNews): () => void {
  const changed = (shown: unknown) => accounts(shown as string[]);
  const gone = (error: { code?: number } | undefined) => {
    if (error?.code !== LOOKS_FOR_NETWORK) accounts([]);
  };
  provider.on('accountsChanged', changed);
  provider.on('disconnect', gone);
  return () => {
    provider.removeListener('accountsChanged', changed);
    provider.removeListener('disconnect', gone);
  };
}
