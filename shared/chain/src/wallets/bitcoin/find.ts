import { WALLET_TYPES } from '@mortar/protocol/identity';
import type { ConnectedWallet, FoundWallet } from '../wallet.ts';
import { bitcoinProviders, type BitcoinProvider } from './provider.ts';

/** Addresses of the old kinds sign the old way, the others by BIP-322. */
const kindFor = (address: string) => (/^[13]/.test(address) ? 'ecdsa' : 'bip322-simple');

async function open(name: string, provider: BitcoinProvider, accounts: string[]): Promise<ConnectedWallet | undefined> {
  const [address] = accounts;
  if (address === undefined) return undefined;
  return {
    type: WALLET_TYPES.bitcoin,
    name,
    address,
    chainId: 0,
    publickey: await provider.getPublicKey(),
    sign: (text) => provider.signMessage(text, kindFor(address)),
    watch({ accounts: changed }) {
      provider.on?.('accountsChanged', changed);
      return () => provider.removeListener?.('accountsChanged', changed);
    },
    disconnect: async () => provider.disconnect?.(),
  };
}

/** Every Bitcoin-style wallet in this page. */
export function findBitcoin(): FoundWallet[] {
  return bitcoinProviders().map(([name, provider]) => ({
    id: `bitcoin:${name}`,
    type: WALLET_TYPES.bitcoin,
    name,
    async connect() {
      const wallet = await open(name, provider, await provider.requestAccounts());
      if (!wallet) throw new Error('The wallet shows no account.');
      return wallet;
    },
    restore: async () => open(name, provider, await provider.getAccounts()),
  }));
}
