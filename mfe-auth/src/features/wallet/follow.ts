import { forgetWallet, keptWallet, type Restored, restoreWallet } from '@mortar/chain/wallets';
import { createRequest } from '@mortar/client';
import { dialogOpened, $isSignedIn, $links, $profile, $session } from '@mortar/host';
import { logout } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { isBinding } from '#entities/wallet-memory';
import { isSame, othersWanted, $own, walletNamed, walletWanted, wishDropped } from './attempt.ts';
import { relayIn } from './connect.ts';
import { finished, walletUnbound, walletUsed } from './enter.ts';

/** The wallet that was used last here, asking nobody; undefined where it shows nothing any more. */
const restoreFx = attach({
  source: $links,
  effect: (links): Promise<Restored | undefined> => {
    const kept = keptWallet();
    return kept ? restoreWallet(kept, relayIn(links)) : Promise.resolve(undefined);
  },
});

/** The wallet that was used last here shall be followed again, without a question to anybody. */
export const reconnectWanted = createEvent();
/** The wallet shall be let go (spec §4). */
export const disconnectWanted = createEvent();
/** The accounts that the followed wallet shows now. */
const accountsShown = createEvent<readonly string[]>();
/** The network that it is on now. */
export const chainShown = createEvent<number>();
/** The wallet shows nothing any more. */
const gone = createEvent();

const followFx = createTask(({ next, stop }: { next: Restored; stop: () => void }, { bind }) => {
  stop();
  return next.wallet.watch({ accounts: bind(accountsShown), chain: bind(chainShown) });
});
/** A wallet that cannot be told is let go all the same. */
const disconnectFx = createEffect(async ({ followed, stop }: { followed: Restored; stop: () => void }) => {
  stop();
  await followed.wallet.disconnect().catch(() => undefined);
});
const forgetFx = createEffect((stop: () => void) => {
  stop();
  forgetWallet();
});
const isKeptFx = createEffect((address: string) => isSame(keptWallet()?.address ?? '', address));
const logoutFx = createRequest(logout);
const leaveFx = createEffect(() => location.assign('/'));

const nothing = () => undefined;
const $stop = createStore<() => void>(nothing)
  .on(followFx.doneData, (_, stop) => stop)
  .on(forgetFx, () => nothing);
/** The wallet that is followed; null without one. */
export const $followed = createStore<Restored | null>(null)
  .on(followFx, (_, { next }) => next)
  .on(chainShown, (followed, chainId) => followed && { ...followed, wallet: { ...followed.wallet, chainId } })
  .on(forgetFx, () => null);
/** Whether the wallet that was used last is being looked for. */
export const $isReconnecting = restoreFx.pending;
const $email = combine($profile, $session, (profile, session) => (profile ?? session)?.email ?? '');
/** Whether a wallet is all that lets the person in: without it they are signed out (spec §4). */
export const $needsWallet = combine($email, $isSignedIn, (email, isSignedIn) => isSignedIn && email === '');

sample({
  clock: reconnectWanted,
  source: { followed: $followed, isBusy: $isReconnecting },
  filter: ({ followed, isBusy }) => followed === null && !isBusy,
  target: restoreFx,
});
const restored = restoreFx.doneData.filterMap((followed) => followed);
sample({ clock: [walletUsed, restored], source: $stop, fn: (stop, next) => ({ next, stop }), target: followFx });
sample({ clock: restored, fn: ({ wallet }) => [wallet.address], target: accountsShown });

// A wallet may say more than once that it is gone; once is enough.
sample({
  clock: accountsShown,
  source: $followed,
  filter: (followed, accounts) => followed !== null && accounts.length === 0,
  target: gone,
});
const dropped = sample({
  clock: disconnectWanted,
  source: { followed: $followed, stop: $stop },
  fn: ({ followed, stop }) => (followed ? { followed, stop } : null),
});
sample({ clock: dropped.filterMap((order) => order ?? undefined), target: disconnectFx });
sample({ clock: disconnectFx.done, target: gone });

// Nothing of it is kept, and whoever has no other way in is signed out (spec §4).
sample({ clock: gone, source: $stop, fn: (stop) => stop, target: forgetFx });
sample({ clock: gone, source: $needsWallet, filter: Boolean, fn: () => ({}), target: logoutFx });
sample({ clock: logoutFx.done, target: leaveFx });

// A wallet that no longer belongs to the person is followed no more.
sample({ clock: walletUnbound, target: isKeptFx });
sample({ clock: isKeptFx.doneData, source: $stop, filter: (_, isKept) => isKept, fn: (stop) => stop, target: forgetFx });

/** What this browser remembers of wallets at the moment that an account is shown. */
const rememberedFx = createEffect((address: string) => ({ address, kept: keptWallet()?.address ?? '', isBinding: isBinding() }));

/** Whether the person is about to change their wallets: another account is then what they were asked for. */
const $isChanging = createStore(false)
  .on(walletWanted, (_, { purpose }) => purpose !== 'login')
  .reset(finished, wishDropped, walletNamed);

/** The account that the wallet shows in place of the person's own; empty while it shows that. */
export const $otherAccount = createStore('');

sample({ clock: accountsShown.filterMap(([address]) => address), target: rememberedFx });
const judged = sample({
  clock: rememberedFx.doneData,
  source: { own: $own, isChanging: $isChanging },
  fn: ({ own, isChanging }, { address, kept, isBinding: binds }) => ({
    address,
    isOwn: isSame(own, address) && isSame(kept, address),
    isExpected: isChanging || (own === '' && binds),
  }),
});
// Another account signs nothing by itself: the person is asked (security C9).
const strange = judged.filterMap(({ address, isOwn, isExpected }) => (isOwn || isExpected ? undefined : address));
sample({ clock: strange, target: $otherAccount });
sample({ clock: judged, filter: ({ isOwn }) => isOwn, fn: () => '', target: $otherAccount });
const asked = sample({ clock: $otherAccount, filter: (address) => address !== '' });
sample({ clock: asked, target: othersWanted });
sample({
  clock: asked,
  fn: () => ({ name: 'auth.wallet' as const, props: { purpose: 'account' as const }, key: 'account' }),
  target: dialogOpened,
});
