import { WALLET_TYPES } from '@mortar/protocol/identity';
import { EMBEDDED_CHAIN_ID } from '../../message/chains.ts';
import type { ConnectedWallet, FoundWallet } from '../wallet.ts';

/** Key of the local storage that holds the private key of this browser's demo wallet. */
export const DEMO_KEY = 'demo-wallet';

const account = () => import(/* webpackChunkName: "wallet-demo" */ './account.ts');

async function connectDemo(name: string): Promise<ConnectedWallet> {
  const { demoAccount, demoProvider } = await account();
  const own = demoAccount();
  return {
    type: WALLET_TYPES.ethereum,
    name,
    address: own.address,
    chainId: EMBEDDED_CHAIN_ID,
    isDemo: true,
    sign: (message) => own.signMessage({ message }),
    provider: (ask) => demoProvider(own, ask),
    watch: () => () => undefined,
    disconnect: async () => undefined,
  };
}

/** The demo wallet of this browser; undefined where it was never used. */
export async function connectKeptDemo(name: string): Promise<ConnectedWallet | undefined> {
  try {
    return localStorage.getItem(DEMO_KEY) === null ? undefined : await connectDemo(name);
  } catch {
    return undefined;
  }
}

/** A wallet of the embedded chain that each browser makes for itself, filled with play money. @param name how the page marks it as such */
export function demoOf(name: string): FoundWallet {
  return { id: 'demo', type: WALLET_TYPES.ethereum, name, connect: () => connectDemo(name), restore: () => connectKeptDemo(name) };
}
