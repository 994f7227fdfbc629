import { WALLET_TYPES } from '@mortar/protocol/identity';
import type { ConnectedWallet, FoundWallet } from '../wallet.ts';

/** The relay as the operator configured it. */
export interface RelaySettings {
  /** Of the operator's own account at the relay. */
  projectId: string;
  /** Another relay than the public one. */
  relayUrl?: string;
}

/** What the wallet's screen shows of this site. */
interface Site {
  name: string;
  description: string;
}

const connector = () => import(/* webpackChunkName: "wallet-relay" */ './connector.ts');

/** A wallet on another device, reached through the relay of WalletConnect 2. Its library comes when it is used. */
export function relayOf(settings: RelaySettings, site: Site): FoundWallet {
  const open = async (pair?: (address: string) => void): Promise<ConnectedWallet | undefined> =>
    (await connector()).openRelay({ settings, site, pair });
  return {
    id: 'relay',
    type: WALLET_TYPES.walletRelay,
    name: 'WalletConnect',
    connect: async (pair = () => undefined) => (await open(pair))!,
    restore: () => open().catch(() => undefined),
  };
}
