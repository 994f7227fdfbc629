import type { WalletNews } from '../wallet.ts';
import { accountsOf, type EthereumProvider } from './provider.ts';

/** The wallet lost its network and looks for it: it is still there. */
const LOOKS_FOR_NETWORK = 1013;

/**
 * Follows accounts and network of a provider of EIP-1193. What changed before it listened is told too.
 * @param known the account that was read before
 * @returns how to stop
 */
export function watchProvider(provider: EthereumProvider, known: string, { accounts, chain }: WalletNews): () => void {
  let isNewsHeard = false;
  const tell = (shown: readonly string[]) => {
    isNewsHeard = true;
    accounts(shown);
  };
  const changed = (shown: unknown) => tell(shown as string[]);
  const gone = (error: { code?: number } | undefined) => {
    if (error?.code !== LOOKS_FOR_NETWORK) tell([]);
  };
  const moved = (chainId: unknown) => chain?.(Number(chainId));
  provider.on('accountsChanged', changed);
  provider.on('disconnect', gone);
  provider.on('chainChanged', moved);
  // Only who listens already can be sure to miss nothing after the answer.
  const readAnew = async () => {
    const shown = await accountsOf(provider, 'eth_accounts');
    if (!isNewsHeard && shown[0]?.toLowerCase() !== known.toLowerCase()) tell(shown);
  };
  // A wallet that gives none will tell of itself.
  readAnew().catch(() => undefined);
  return () => {
    isNewsHeard = true;
    provider.removeListener('accountsChanged', changed);
    provider.removeListener('disconnect', gone);
    provider.removeListener('chainChanged', moved);
  };
}
