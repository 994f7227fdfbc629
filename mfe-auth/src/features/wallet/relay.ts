import { relayOf, type FoundWallet } from '@mortar/chain/wallets';
import type { SiteLinks } from '@mortar/protocol';

/** What a wallet on another device shows of this site. */
const SITE = { name: 'Mortar', description: 'Sign in to Mortar' };

/** The relay to wallets on other devices; undefined where the operator has none. */
export const relayIn = ({ walletConnect }: SiteLinks): FoundWallet | undefined => walletConnect && relayOf(walletConnect, SITE);
