import { profileChanged } from '@mortar/host';
import { getWalletOptions, getWalletProfile, type WalletInfo } from '@mortar/protocol/identity';
import { createQuery, createTask } from '@mortar/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { keepInscriptions } from '#entities/wallet-memory';
import { reconnectWanted } from '#features/wallet';

/** What the person's wallet holds, and the networks whose balances the site can read. */
export interface Holdings {
  wallet: WalletInfo;
  chainids: readonly number[];
}
export type Currency = WalletInfo['currencies'][number];

/** The panel opens. */
export const panelOpened = createEvent();
/** Another currency shall be the one that is shown large. */
export const currencyPicked = createEvent<Currency>();

const keepFx = createEffect(keepInscriptions);

export const holdings = createQuery(
  createTask<void, Holdings>(async (_, { bind, call }) => {
    // Without the networks the balances are still worth showing.
    const [{ wallet, ...profile }, { chainids }] = await Promise.all([
      call(getWalletProfile),
      call(getWalletOptions).catch(() => ({ chainids: [] })),
    ]);
    bind(profileChanged)(profile);
    if (wallet.inscriptionsstate === 'ok') await bind(keepFx)({ address: profile.walletaddress, items: wallet.inscriptions });
    return { wallet, chainids };
  }),
);
holdings.$data.reset(panelOpened);

/** The currency that was picked; null while the first one is shown (spec §3: BTC). */
export const $picked = createStore<Currency | null>(null)
  .on(currencyPicked, (_, currency) => currency)
  .reset(panelOpened);

sample({ clock: panelOpened, target: [holdings.wanted, reconnectWanted] });

/** One coin on two networks is two currencies. */
export const isSameCurrency = (one: Currency, other: Currency): boolean => one.currency === other.currency && one.chainid === other.chainid;
