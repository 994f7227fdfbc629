import { WALLET_TYPES } from '@mortar/protocol/identity';
import { EMBEDDED_CHAIN_ID } from '../message/chains.ts';
import type { ConnectedWallet, FoundWallet } from './wallet.ts';

async function connectDemo(name: string): Promise<ConnectedWallet> {
  const { demoWallet } = await import(/* webpackChunkName: "wallet-demo" */ '../demo-wallet.ts');
  return {
    type: WALLET_TYPES.ethereum,
    name,
    address: demoWallet.address,
    chainId: EMBEDDED_CHAIN_ID,
    sign: (message) => demoWallet.signMessage({ message }),
    watch: () => () => undefined,
    disconnect: async () => undefined,
  };
}

/** The wallet of the embedded chain, whose key everybody knows (docs/design/market.md). @param name how the page marks it as such */
export function demoOf(name: string): FoundWallet {
  return { id: 'demo', type: WALLET_TYPES.ethereum, name, connect: () => connectDemo(name), restore: () => connectDemo(name) };
}
