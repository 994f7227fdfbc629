import { CHAINS, EMBEDDED_CHAIN_ID } from '@mortar/chain/message';
import { type ConnectedWallet, findWallets, type FoundWallet, relayOf } from '@mortar/chain/wallets';
import { familyOf, getWalletOptions, type WalletFamily } from '@mortar/protocol/identity';
import type { SiteLinks } from '@mortar/protocol/site';
import { createTask } from '@mortar/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  $attempt,
  begun,
  cancelled,
  $chosen,
  declined,
  isCurrent,
  type Meeting,
  othersWanted,
  $purpose,
  threw,
  troubled,
  type Visit,
  walletWanted,
  $wish,
} from './attempt.ts';

/** Networks that a text may name; the embedded one where it runs. */
export const isKnownChain = (chainId: number, chainids: readonly number[]): boolean =>
  chainId in CHAINS && (chainId !== EMBEDDED_CHAIN_ID || chainids.includes(chainId));

/** All of them, in the order in which they are offered. */
export const knownChains = (chainids: readonly number[]): number[] =>
  Object.keys(CHAINS)
    .map(Number)
    .filter((id) => isKnownChain(id, chainids));

/** What a wallet on another device shows of this site. */
const SITE = { name: 'Mortar', description: 'Sign in to Mortar' };

/** The relay to wallets on other devices; undefined where the operator has none. */
export const relayIn = ({ walletConnect }: SiteLinks): FoundWallet | undefined => walletConnect && relayOf(walletConnect, SITE);

/** What can be reached from this page, and the site's networks. */
interface Reach {
  wallets: FoundWallet[];
  chainids: number[];
  hasDemo: boolean;
  /** Whether a wallet on another device may be the one. */
  hasRelay: boolean;
}

const findFx = createEffect(findWallets);
/** Without the server's word on networks the wallets are still worth showing. */
const reachFx = createTask(async (_: void, { bind, call }): Promise<Reach> => {
  const [{ chainids, demo }, wallets] = await Promise.all([
    call(getWalletOptions).catch(() => ({ chainids: [], demo: false })),
    bind(findFx)(),
  ]);
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

sample({ clock: walletWanted, target: reachFx });
// One wallet needs no chooser (spec §2), nor the server's word to be asked for its account.
sample({
  clock: findFx.doneData,
  source: { chosen: $chosen, wish: $wish },
  filter: ({ chosen, wish }, wallets) => chosen === null && ofWish(wish.only, wallets).length === 1,
  fn: ({ wish }, wallets) => ofWish(wish.only, wallets)[0]!,
  target: begun,
});

/** The wallet has shown an account. */
export const met = createEvent<Meeting>();
const paired = createEvent<{ attempt: number; address: string }>();

const connectFx = createTask<Visit, ConnectedWallet, unknown>(({ found, attempt }, { bind }) => {
  const show = bind(paired);
  return found.connect((address) => show({ attempt, address }));
});

/** The address that a wallet on another device must take up; empty while there is none to take up. */
export const $pairing = createStore('').reset(begun, met, cancelled, othersWanted, walletWanted, troubled, declined);

sample({
  clock: begun,
  source: { attempt: $attempt, purpose: $purpose },
  fn: (visit, found): Visit => ({ ...visit, found }),
  target: connectFx,
});
sample({
  clock: connectFx.done,
  source: $attempt,
  filter: isCurrent,
  fn: (_, { params, result }): Meeting => ({ ...params, wallet: result }),
  target: met,
});
sample({ clock: connectFx.fail, source: $attempt, filter: isCurrent, fn: (_, { error }) => error, target: threw });
sample({
  clock: paired,
  source: $attempt,
  filter: (current, { attempt }) => attempt === current,
  fn: (_, { address }) => address,
  target: $pairing,
});
