import { WALLET_TYPES } from '@mortar/protocol/identity';
import { SolanaSignMessage, type SolanaSignMessageFeature } from '@solana/wallet-standard-features';
import { getWallets } from '@wallet-standard/app';
import type { Wallet, WalletAccount, WalletWithFeatures } from '@wallet-standard/base';
import {
  StandardConnect,
  StandardDisconnect,
  StandardEvents,
  type StandardConnectFeature,
  type StandardDisconnectFeature,
  type StandardEventsFeature,
} from '@wallet-standard/features';
import { base58 } from '@scure/base';
import type { ConnectedWallet, FoundWallet } from '../wallet.ts';

type Signer = WalletWithFeatures<
  StandardConnectFeature & SolanaSignMessageFeature & Partial<StandardDisconnectFeature & StandardEventsFeature>
>;

const canSign = (wallet: Wallet): wallet is Signer => StandardConnect in wallet.features && SolanaSignMessage in wallet.features;

const isSolana = ({ chains }: WalletAccount) => chains.some((chain) => chain.startsWith('solana:'));

function connected(wallet: Signer, account: WalletAccount): ConnectedWallet {
  return {
    type: WALLET_TYPES.solana,
    name: wallet.name,
    address: account.address,
    chainId: 0,
    async sign(text) {
      const message = new TextEncoder().encode(text);
      const [output] = await wallet.features[SolanaSignMessage].signMessage({ account, message });
      if (!output) throw new Error('The wallet gave no signature.');
      return base58.encode(Uint8Array.from(output.signature));
    },
    watch: ({ accounts }) =>
      wallet.features[StandardEvents]?.on('change', ({ accounts: shown }) => {
        if (shown) accounts(shown.filter(isSolana).map(({ address }) => address));
      }) ?? (() => undefined),
    disconnect: async () => wallet.features[StandardDisconnect]?.disconnect(),
  };
}

async function open(wallet: Signer, silent: boolean): Promise<ConnectedWallet | undefined> {
  const { accounts } = await wallet.features[StandardConnect].connect(silent ? { silent } : undefined);
  const account = accounts.find(isSolana);
  if (!account && !silent) throw new Error('The wallet shows no account.');
  return account && connected(wallet, account);
}

/** Every wallet of the Wallet Standard that signs texts by a Solana account. */
export function findSolana(): FoundWallet[] {
  return getWallets()
    .get()
    .filter(canSign)
    .map((wallet) => ({
      id: `standard:${wallet.name}`,
      type: WALLET_TYPES.solana,
      name: wallet.name,
      icon: wallet.icon,
      connect: async () => (await open(wallet, false))!,
      restore: () => open(wallet, true).catch(() => undefined),
    }));
}
