import { keepWallet } from '@mortar/chain/wallets';
import { hasCode, type RequestFailure } from '@mortar/client';
import { $profile, profileChanged, sessionKeyFx, signedIn, toastShown } from '@mortar/host';
import { bindWallet, loginByWallet, unbindWallet } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { attendantsFx } from '#entities/credentials';
import { ownAccountChanged } from '#entities/own-account';
import { forgetBinding, keepBinding } from '#entities/wallet-memory';
import {
  begun,
  cancelled,
  declined,
  type Meeting,
  othersWanted,
  $purpose,
  type Purpose,
  type Trouble,
  troubled,
  walletNamed,
  walletWanted,
  $wish,
} from './attempt.ts';
import { heldAlready, ready, type Signed, signed as walletSigned, signFx, switchFx } from './sign.ts';

/** Signs in, or up. */
export const enterFx = createTask(async ({ nonce: _inText, ...body }: Signed, { bind, call }) =>
  call(loginByWallet, { ...body, ...(await bind(attendantsFx)()) }),
);

/** A change of one's wallets: the address that is shown from now on. */
interface Changed {
  walletaddress: string;
}
type ChangeOrder = { signed: Signed; address: string };

/** That it is done already counts as done (spec §7: 1511452). */
function doneAlready(walletaddress: string) {
  return (failure: unknown): Changed => {
    if (hasCode(failure as RequestFailure, 'alreadyBound')) return { walletaddress };
    throw failure;
  };
}

const bindFx = createTask(({ signed: { nonce: _inText, ...body }, address }: ChangeOrder, { call }): Promise<Changed> =>
  call(bindWallet, body).catch(doneAlready(address)),
);
const unbindFx = createTask(({ signed }: ChangeOrder, { call }): Promise<Changed> => call(unbindWallet, signed).catch(doneAlready('')));

const refusal = (failure: RequestFailure): Trouble => (hasCode(failure, 'chainUnreachable') ? { word: 'contract-error' } : { failure });

// The session's key is read, or made, while the person looks at the wallet.
sample({ clock: begun, source: $purpose, filter: (purpose) => purpose === 'login', target: sessionKeyFx });
sample({ clock: walletSigned, filter: ({ purpose }) => purpose === 'login', fn: ({ signed }) => signed, target: enterFx });
sample({ clock: walletSigned, filter: ({ purpose }) => purpose === 'bind', target: bindFx });
sample({ clock: walletSigned, filter: ({ purpose }) => purpose === 'unbind', target: unbindFx });
sample({ clock: [enterFx.failData, bindFx.failData, unbindFx.failData], fn: refusal, target: troubled });

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

sample({ clock: walletWanted, filter: ({ purpose }) => purpose === 'bind', target: rememberBindingFx });

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
sample({ clock: [bindFx.done, unbindFx.done], target: ownAccountChanged });

type Step = 'connecting' | 'switching' | 'signing' | 'entering';

/** What is waited for; null while nothing is. */
export const $step = createStore<Step | null>(null)
  .on(begun, () => 'connecting')
  .on(switchFx, () => 'switching')
  .on(signFx, () => 'signing')
  .on([enterFx, bindFx, unbindFx], () => 'entering')
  .reset(troubled, declined, cancelled, othersWanted, walletWanted, finished);

/** Why the last try ended; null when there is nothing to say. */
export const $trouble = createStore<Trouble | null>(null)
  .on(troubled, (_, trouble) => trouble)
  .reset(begun, cancelled, othersWanted, walletWanted);
