import { findWallets, type FoundWallet } from '@mortar/chain/wallets';
import { createRequest } from '@mortar/client';
import { createEffect, scopeBind } from 'effector';

const optionsFx = createRequest('account.walletOptions');

/** What can be reached from this page, and the site's networks. */
export interface Reach {
  wallets: FoundWallet[];
  chainids: number[];
  hasDemo: boolean;
}

/** Looks for wallets. Without the server's word on networks they are still worth showing. */
export const findFx = createEffect(async (): Promise<Reach> => {
  const options = scopeBind(optionsFx, { safe: true });
  const [wallets, { chainids, demo }] = await Promise.all([findWallets(), options().catch(() => ({ chainids: [], demo: false }))]);
  return { wallets, chainids, hasDemo: demo };
});
