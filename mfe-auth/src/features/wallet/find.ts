import { findWallets, type FoundWallet } from '@mortar/chain/wallets';
import { createRequest } from '@mortar/client';
import { familyOf, type WalletFamily } from '@mortar/protocol';
import { createEffect, createStore, sample, scopeBind } from 'effector';
import { $chosen, begun } from './attempt.ts';
import { $wish, walletWanted } from './wish.ts';

const optionsFx = createRequest('account.walletOptions');

/** What can be reached from this page, and the site's networks. */
export interface Reach {
  wallets: FoundWallet[];
  chainids: number[];
  hasDemo: boolean;
  /** Whether a wallet on another device may be the one. */
  hasRelay: boolean;
}

/** Looks for wallets. Without the server's word on networks they are still worth showing. */
const findFx = createEffect(async (): Promise<Reach> => {
  const options = scopeBind(optionsFx, { safe: true });
  const [wallets, { chainids, demo }] = await Promise.all([findWallets(), options().catch(() => ({ chainids: [], demo: false }))]);
  return { wallets, chainids, hasDemo: demo, hasRelay: true };
});

/** What of it can hold an address of one family. */
function within({ wallets, chainids, hasDemo }: Reach, family: WalletFamily): Reach {
  const isEthereum = family === 'ethereum';
  const ofFamily = wallets.filter(({ type }) => familyOf(type) === family);
  return { wallets: ofFamily, chainids, hasDemo: hasDemo && isEthereum, hasRelay: isEthereum };
}

const found = sample({
  clock: findFx.doneData,
  source: $wish,
  fn: ({ only }, reach) => (only ? within(reach, only.family) : reach),
});

/** The wallets that will do; null until they were looked for. */
export const $reach = createStore<Reach | null>(null, { serialize: 'ignore' })
  .on(found, (_, reach) => reach)
  .reset(walletWanted);

sample({ clock: walletWanted, fn: () => undefined, target: findFx });
// One wallet needs no chooser (spec §2).
sample({
  clock: found,
  source: $chosen,
  filter: (chosen, { wallets }) => chosen === null && wallets.length === 1,
  fn: (_, { wallets }) => wallets[0]!,
  target: begun,
});
