import { createRequest, type RequestFailure } from '@mortar/client';
import { profileChanged, signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { getWalletOptions, getWalletProfile, type WalletInfo } from '@mortar/protocol/identity';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { keepInscriptions } from '#entities/wallet-memory';
import { reconnectWanted } from '#features/wallet';

/** What the person's wallet holds, and the networks whose balances the site can read. */
export interface Holdings {
  address: string;
  wallet: WalletInfo;
  chainids: readonly number[];
}
export type Currency = WalletInfo['currencies'][number];

/** The panel opens. */
export const panelOpened = createEvent();
/** What the wallet holds shall be read, for the first time or again. */
export const holdingsWanted = createEvent();
/** Another currency shall be the one that is shown large. */
export const currencyPicked = createEvent<Currency>();

const profileFx = createRequest(getWalletProfile);
const optionsFx = createRequest(getWalletOptions);
const readFx = createEffect<void, { profile: Output<typeof getWalletProfile>; chainids: number[] }, RequestFailure>(async () => {
  const [readProfile, readOptions] = [scopeBind(profileFx, { safe: true }), scopeBind(optionsFx, { safe: true })];
  // Without the networks the balances are still worth showing.
  const [profile, { chainids }] = await Promise.all([readProfile(), readOptions().catch(() => ({ chainids: [] }))]);
  return { profile, chainids };
});
const keepFx = createEffect(({ address, wallet }: Holdings) => keepInscriptions({ address, items: wallet.inscriptions }));

/** Null until it came; what was read before stays while it is read again. */
export const $holdings = createStore<Holdings | null>(null)
  .on(readFx.doneData, (_, { profile: { walletaddress, wallet }, chainids }) => ({ address: walletaddress, wallet, chainids }))
  .reset(panelOpened, signedOut);
export const $failure = createStore<RequestFailure | null>(null)
  .on(readFx.failData, (_, failure) => failure)
  .reset(readFx, panelOpened, signedOut);
export const $isReading = readFx.pending;
/** The currency that was picked; null while the first one is shown (spec §3: BTC). */
export const $picked = createStore<Currency | null>(null)
  .on(currencyPicked, (_, currency) => currency)
  .reset(panelOpened, signedOut);

sample({ clock: panelOpened, target: [holdingsWanted, reconnectWanted] });
sample({ clock: holdingsWanted, target: readFx });
sample({ clock: readFx.doneData, fn: ({ profile: { wallet: _held, ...profile } }) => profile, target: profileChanged });
sample({
  clock: $holdings,
  filter: (holdings): holdings is Holdings => holdings?.wallet.inscriptionsstate === 'ok',
  target: keepFx,
});

/** One coin on two networks is two currencies. */
export const isSameCurrency = (one: Currency, other: Currency): boolean => one.currency === other.currency && one.chainid === other.chainid;
