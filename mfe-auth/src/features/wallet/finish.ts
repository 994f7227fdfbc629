import { $profile, profileChanged, signedIn, toastShown } from '@mortar/host';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { forgetBinding, keepBinding, keepWallet } from '#entities/wallet-memory';
import { ownAccountChanged } from '#entities/own-account';
import { bindFx, enterFx, unbindFx } from './enter.ts';
import { heldAlready } from './judge.ts';
import { ready } from './switch-network.ts';
import type { Meeting, Purpose } from './visit.ts';
import { $wish, walletNamed, walletWanted } from './wish.ts';

/** A wallet was put to use: it signed in, is bound, or is connected. */
export const walletUsed = createEvent<Meeting>();
/** A wallet no longer signs the person in: its address. */
export const walletUnbound = unbindFx.done.map(({ params }) => params.address);
/** What was wanted is done. */
export const finished = createEvent<Purpose>();

/** Whether what was wanted is done. */
export const $isFinished = createStore(false)
  .on(finished, () => true)
  .reset(walletWanted, walletNamed);
/** The wallet that signs. */
const $signing = createStore<Meeting | null>(null)
  .on(ready, (_, meeting) => meeting)
  .reset(walletWanted);

const rememberBindingFx = createEffect(keepBinding);
const rememberFx = createEffect(({ wallet, purpose }: Meeting) => {
  keepWallet(wallet);
  if (purpose === 'bind') forgetBinding();
});

sample({ clock: walletWanted, filter: ({ purpose }) => purpose === 'bind', fn: () => undefined, target: rememberBindingFx });

const signedBy = sample({ clock: [enterFx.done, bindFx.done], source: $signing, filter: (meeting) => meeting !== null });
sample({ clock: [signedBy, heldAlready], target: [rememberFx, walletUsed] });
sample({ clock: [signedBy, heldAlready], fn: ({ purpose }) => purpose, target: finished });
sample({ clock: walletUnbound, fn: () => 'unbind' as const, target: finished });

sample({ clock: finished, source: $wish, fn: ({ done }) => ({ type: 'success' as const, text: done }), target: toastShown });
sample({ clock: enterFx.doneData, target: signedIn });
sample({
  clock: [bindFx.doneData, unbindFx.doneData],
  source: $profile,
  filter: (profile) => profile !== null,
  fn: (profile, { walletaddress }) => ({ ...profile!, walletaddress }),
  target: profileChanged,
});
sample({ clock: [bindFx.done, unbindFx.done], fn: () => undefined, target: ownAccountChanged });
