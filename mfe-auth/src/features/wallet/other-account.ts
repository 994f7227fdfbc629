import { dialogOpened } from '@mortar/host';
import { createEffect, createStore, sample } from 'effector';
import { isBinding, keptWallet } from '#entities/wallet-memory';
import { finished } from './finish.ts';
import { accountsShown } from './follow.ts';
import { isSame } from './visit.ts';
import { $own, othersWanted, walletNamed, walletWanted, wishDropped } from './wish.ts';

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
// Another account signs nothing by itself: the person is asked (research C9).
const strange = judged.filterMap(({ address, isOwn, isExpected }) => (isOwn || isExpected ? undefined : address));
sample({ clock: strange, target: $otherAccount });
sample({ clock: judged, filter: ({ isOwn }) => isOwn, fn: () => '', target: $otherAccount });
const asked = sample({ clock: $otherAccount, filter: (address) => address !== '' });
sample({ clock: asked, fn: () => undefined, target: othersWanted });
sample({
  clock: asked,
  fn: () => ({ name: 'auth.wallet' as const, props: { purpose: 'account' as const }, key: 'account' }),
  target: dialogOpened,
});
