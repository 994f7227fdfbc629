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

const findFx = createEffect(findWallets);
/** Without the server's word on networks the wallets are still worth showing. */
const reachFx = createEffect(async (): Promise<Reach> => {
  const [find, ask] = [scopeBind(findFx, { safe: true }), scopeBind(optionsFx, { safe: true })];
  const [{ chainids, demo }, wallets] = await Promise.all([ask().catch(() => ({ chainids: [], demo: false })), find()]);
  return { wallets, chainids, hasDemo: demo, hasRelay: true };
});

/** Whether it is being found out what can be reached. */
export const $isReaching = reachFx.pending;

type Only = { family: WalletFamily } | undefined;

/** Wallets that can hold the address that is wanted. */
const ofWish = (only: Only, wallets: FoundWallet[]): FoundWallet[] =>
  only ? wallets.filter(({ type }) => familyOf(type) === only.family) : wallets;

/** What of it can hold an address of one family. */
function within(only: { family: WalletFamily }, { wallets, chainids, hasDemo }: Reach): Reach {
  const isEthereum = only.family === 'ethereum';
  return { wallets: ofWish(only, wallets), chainids, hasDemo: hasDemo && isEthereum, hasRelay: isEthereum };
}

const reached = sample({
  clock: reachFx.doneData,
  source: $wish,
  fn: ({ only }, reach) => (only ? within(only, reach) : reach),
});

/** The wallets that will do; null until they were looked for. */
export const $reach = createStore<Reach | null>(null)
  .on(reached, (_, reach) => reach)
  .reset(walletWanted);

sample({ clock: walletWanted, fn: () => undefined, target: reachFx });
// One wallet needs no chooser (spec §2), nor the server's word to be asked for its account.
sample({
  clock: findFx.doneData,
  source: { chosen: $chosen, wish: $wish },
  filter: ({ chosen, wish }, wallets) => chosen === null && ofWish(wish.only, wallets).length === 1,
  fn: ({ wish }, wallets) => ofWish(wish.only, wallets)[0]!,
  target: begun,
});
