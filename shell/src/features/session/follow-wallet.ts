import { $isSignedIn, $profile, $session, dialogOpened, signedOut, whenIdle } from '@mortar/host';
import { combine, createEffect, createStore, sample } from 'effector';
import { $registry } from '../../core/federation/registry.ts';
import { pageArrived } from '../../core/navigation/navigate.ts';

/** Key of the local storage under which the remote of wallets keeps which kind was used last (spec §3). */
const KEY = 'walletType';
/** Key under which it keeps the inscriptions of the person's wallet (spec §3). */
const INSCRIPTIONS = 'inscriptions';
const [REMOTE, DIALOG] = ['auth', 'wallet'] as const;

function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Waits until the page has time, where a wallet is to be followed at all. */
const waitFx = createEffect(async () => {
  if (!isKept()) return false;
  await new Promise<void>((resolve) => whenIdle(resolve, true));
  return true;
});
const $isAsked = createStore(false).on(waitFx, () => true);
const $hasWallet = combine($isSignedIn, $profile, $session, (isSignedIn, profile, session) =>
  Boolean(isSignedIn && (profile ?? session)?.walletaddress),
);

// A kind of wallet that was kept and a person who has a wallet: it is connected anew, and asked for nothing (spec §4).
sample({
  clock: pageArrived,
  source: { hasWallet: $hasWallet, isAsked: $isAsked },
  filter: ({ hasWallet, isAsked }) => hasWallet && !isAsked,
  target: waitFx,
});
sample({
  clock: waitFx.doneData,
  source: $registry,
  filter: ({ remotes }, isWanted) => isWanted && (remotes[REMOTE]?.live.description.dialogs.includes(DIALOG) ?? false),
  fn: () => ({ name: `${REMOTE}.${DIALOG}` as const, props: { purpose: 'reconnect' as const }, key: 'reconnect' }),
  target: dialogOpened,
});

const forgetHeldFx = createEffect(() => {
  try {
    localStorage.removeItem(INSCRIPTIONS);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
});
// What a wallet holds is nobody else's business (spec §4: nothing of a session that is over may stay).
sample({ clock: signedOut, target: forgetHeldFx });
