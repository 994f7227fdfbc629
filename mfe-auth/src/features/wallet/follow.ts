import { createRequest } from '@mortar/client';
import { $isSignedIn, $profile, $session } from '@mortar/host';
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { forgetWallet, keptWallet } from '#entities/wallet-memory';
import { walletUnbound, walletUsed } from './finish.ts';
import { restoreFx, type Followed } from './restore.ts';
import { isSame } from './visit.ts';

/** The wallet that was used last here shall be followed again, without a question to anybody. */
export const reconnectWanted = createEvent();
/** The wallet shall be let go (spec §4). */
export const disconnectWanted = createEvent();
/** The accounts that the followed wallet shows now. */
export const accountsShown = createEvent<readonly string[]>();
/** The network that it is on now. */
export const chainShown = createEvent<number>();
/** The wallet shows nothing any more. */
const gone = createEvent();

const followFx = createEffect(({ next, stop }: { next: Followed; stop: () => void }) => {
  stop();
  return next.wallet.watch({ accounts: scopeBind(accountsShown, { safe: true }), chain: scopeBind(chainShown, { safe: true }) });
});
/** A wallet that cannot be told is let go all the same. */
const disconnectFx = createEffect(async ({ followed, stop }: { followed: Followed; stop: () => void }) => {
  stop();
  await followed.wallet.disconnect().catch(() => undefined);
});
const forgetFx = createEffect((stop: () => void) => {
  stop();
  forgetWallet();
});
const isKeptFx = createEffect((address: string) => isSame(keptWallet()?.address ?? '', address));
const logoutFx = createRequest('account.logout');
const leaveFx = createEffect(() => location.assign('/'));

const nothing = () => undefined;
const $stop = createStore<() => void>(nothing)
  .on(followFx.doneData, (_, stop) => stop)
  .on(forgetFx, () => nothing);
/** The wallet that is followed; null without one. */
export const $followed = createStore<Followed | null>(null)
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
  fn: () => undefined,
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
  fn: () => undefined,
  target: gone,
});
const dropped = sample({
  clock: disconnectWanted,
  source: { followed: $followed, stop: $stop },
  fn: ({ followed, stop }) => (followed ? { followed, stop } : null),
});
sample({ clock: dropped.filterMap((order) => order ?? undefined), target: disconnectFx });
sample({ clock: disconnectFx.done, fn: () => undefined, target: gone });

// Nothing of it is kept, and whoever has no other way in is signed out (spec §4).
sample({ clock: gone, source: $stop, fn: (stop) => stop, target: forgetFx });
sample({ clock: gone, source: $needsWallet, filter: Boolean, fn: () => ({}), target: logoutFx });
sample({ clock: logoutFx.done, fn: () => undefined, target: leaveFx });

// A wallet that no longer belongs to the person is followed no more.
sample({ clock: walletUnbound, target: isKeptFx });
sample({ clock: isKeptFx.doneData, source: $stop, filter: (_, isKept) => isKept, fn: (stop) => stop, target: forgetFx });
