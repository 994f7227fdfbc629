import { findWallets, type ConnectedWallet, type FoundWallet } from '@mortar/chain/wallets';
import { createRequest } from '@mortar/client';
import { $isSignedIn, $links, $profile, $session, dialogOpened } from '@mortar/host';
import { WALLET_TYPES } from '@mortar/protocol';
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { forgetWallet, isBinding, keptWallet } from '#entities/wallet-memory';
import { relayIn } from './relay.ts';
import { $own, othersWanted, walletUsed } from './model.ts';
import { isSame } from './visit.ts';

interface Followed {
  found: FoundWallet;
  wallet: ConnectedWallet;
}

/** The wallet that was used last here shall be followed again, without a question to anybody. */
export const reconnectWanted = createEvent();
const accountsShown = createEvent<readonly string[]>();

const restoreFx = attach({
  source: $links,
  effect: async (links): Promise<Followed | undefined> => {
    const kept = keptWallet();
    if (!kept) return undefined;
    const relay = kept.type === WALLET_TYPES.walletRelay ? relayIn(links) : undefined;
    const candidates = relay ? [relay] : (await findWallets()).filter(({ type }) => type === kept.type);
    const restored = await Promise.all(candidates.map(async (found) => ({ found, wallet: await found.restore().catch(() => undefined) })));
    const shown = restored.flatMap(({ found, wallet }) => (wallet ? [{ found, wallet }] : []));
    return shown.find(({ wallet }) => isSame(wallet.address, kept.address)) ?? shown[0];
  },
});
const followFx = createEffect(({ next, stop }: { next: Followed; stop: () => void }) => {
  stop();
  return next.wallet.watch({ accounts: scopeBind(accountsShown, { safe: true }) });
});
const forgetFx = createEffect((stop: () => void) => {
  stop();
  forgetWallet();
});
/** What this browser remembers of wallets at the moment that an account is shown. */
const rememberedFx = createEffect((address: string) => ({ address, kept: keptWallet()?.address ?? '', isBinding: isBinding() }));
const logoutFx = createRequest('account.logout');
const leaveFx = createEffect(() => location.assign('/'));

const nothing = () => undefined;
const $stop = createStore<() => void>(nothing, { serialize: 'ignore' })
  .on(followFx.doneData, (_, stop) => stop)
  .on(forgetFx, () => nothing);
/** The wallet that is followed; null without one. */
export const $followed = createStore<Followed | null>(null, { serialize: 'ignore' })
  .on(followFx, (_, { next }) => next)
  .on(forgetFx, () => null);
const $email = combine($profile, $session, (profile, session) => (profile ?? session)?.email ?? '');

/** The account that the wallet shows in place of the person's own; empty while it shows that. */
export const $otherAccount = createStore('', { serialize: 'ignore' });

sample({ clock: reconnectWanted, target: restoreFx });
const restored = restoreFx.doneData.filterMap((followed) => followed);
sample({ clock: [walletUsed, restored], source: $stop, fn: (stop, next) => ({ next, stop }), target: followFx });
sample({ clock: restored, fn: ({ wallet }) => [wallet.address], target: accountsShown });

// Without an account the wallet is gone: nothing of it is kept, and whoever has no other way in is signed out (spec §4).
// A wallet may say so more than once; once is enough.
const gone = sample({
  clock: accountsShown,
  source: $followed,
  filter: (followed, accounts) => followed !== null && accounts.length === 0,
  fn: () => undefined,
});
sample({ clock: gone, source: $stop, fn: (stop) => stop, target: forgetFx });
sample({
  clock: gone,
  source: { email: $email, isSignedIn: $isSignedIn },
  filter: ({ email, isSignedIn }) => isSignedIn && email === '',
  fn: () => ({}),
  target: logoutFx,
});
sample({ clock: logoutFx.done, fn: () => undefined, target: leaveFx });

sample({ clock: accountsShown.filterMap(([address]) => address), target: rememberedFx });
// Another account signs nothing by itself: the person is asked (research C9).
sample({
  clock: rememberedFx.doneData,
  source: $own,
  filter: (own, { address, kept, isBinding: binds }) => !(isSame(own, address) && isSame(kept, address)) && !(own === '' && binds),
  fn: (_, { address }) => address,
  target: $otherAccount,
});
sample({
  clock: rememberedFx.doneData,
  source: $own,
  filter: (own, { address, kept }) => isSame(own, address) && isSame(kept, address),
  fn: () => '',
  target: $otherAccount,
});
sample({ clock: $otherAccount, filter: (address) => address !== '', fn: () => undefined, target: othersWanted });
sample({
  clock: $otherAccount,
  filter: (address) => address !== '',
  fn: () => ({ name: 'auth.wallet', props: { purpose: 'account' }, key: 'account' }),
  target: dialogOpened,
});
