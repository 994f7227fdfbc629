import { WALLET_TYPES } from '@mortar/protocol/identity';
import { createStore, type EIP6963ProviderDetail } from 'mipd';
import type { ConnectedWallet, FoundWallet } from '../wallet.ts';
import type { EthereumProvider } from './provider.ts';

/** A wallet that a press may connect. */
interface Candidate {
  id: string;
  name: string;
  icon?: string;
  /** Undefined: whatever the page has as `window.ethereum`. */
  provider?: EthereumProvider;
}

const store = createStore();

const connector = () => import(/* webpackChunkName: "wallet-web3-react" */ './web3-react.ts');

function walletAt({ id, name, icon, provider }: Candidate): FoundWallet {
  const open = async (ask: boolean): Promise<ConnectedWallet | undefined> => (await connector()).openEthereum({ name, provider, ask });
  return {
    id,
    type: WALLET_TYPES.ethereum,
    name,
    ...(icon !== undefined && { icon }),
    connect: async () => (await open(true))!,
    restore: () => open(false),
  };
}

/** Fetches what connects the wallets that announced themselves in this page; nothing where none did. */
export async function prepareEthereum(): Promise<void> {
  if (store.getProviders().length > 0) await connector();
}

/** A picture that comes with a wallet; nothing is fetched for it. */
const iconOf = (icon: string): { icon?: string } => (icon.trim().startsWith('data:image/') ? { icon: icon.trim() } : {});

const announced = ({ info, provider }: EIP6963ProviderDetail) =>
  walletAt({ id: `6963:${info.rdns}`, name: info.name, ...iconOf(info.icon), provider: provider as unknown as EthereumProvider });

/**
 * Every wallet of the Ethereum family that announces itself in this page (EIP-6963). One that only sets `window.ethereum`
 * counts where none announces itself.
 */
export function findEthereum(): FoundWallet[] {
  const found = new Map(store.getProviders().map((detail) => [detail.info.rdns, announced(detail)]));
  if (found.size > 0) return [...found.values()];
  const { ethereum } = window as { ethereum?: { isMetaMask?: boolean } };
  return ethereum ? [walletAt({ id: 'injected', name: ethereum.isMetaMask ? 'MetaMask' : '' })] : [];
}
