import { isDeclined, thrownMessage, type ConnectedWallet, type FoundWallet } from '@mortar/chain/wallets';
import type { RequestFailure } from '@mortar/client';
import { hasCode } from '@mortar/client';
import { $profile, $session, profileChanged, signedIn, toastShown } from '@mortar/host';
import type { NoncePurpose } from '@mortar/protocol';
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { forgetBinding, keepBinding, keepWallet } from '#entities/wallet-memory';
import { bindFx, enterFx, unbindFx } from './enter.ts';
import { findFx, type Reach } from './find.ts';
import { isKnownChain, signFx } from './sign.ts';
import { isSame, type Meeting, type Trouble, type Visit } from './visit.ts';

/** What a wallet is wanted for, and how the page says that it is done. */
interface Wish {
  purpose: NoncePurpose;
  done: string;
}

/** A wallet is wanted: to sign in by, to bind or to unbind. */
export const walletWanted = createEvent<Wish>();
/** One wallet is wanted without a choice, to sign in by the account that it shows now. */
export const walletNamed = createEvent<Omit<Wish, 'purpose'> & { found: FoundWallet }>();
/** The chooser is wanted although there is but one wallet. */
export const othersWanted = createEvent();
export const walletChosen = createEvent<FoundWallet>();
/** The chosen wallet shall be asked once more. */
export const retried = createEvent();
/** Whatever the wallet still answers to this try is let go. */
export const cancelled = createEvent();
/** A wallet was put to use: it signed in, or is bound. */
export const walletUsed = createEvent<Meeting>();
/** What was wanted is done. */
export const finished = createEvent<NoncePurpose>();
const declined = createEvent();
const troubled = createEvent<Trouble>();
const begun = createEvent<FoundWallet>();
const met = createEvent<Meeting>();
const ready = createEvent<Meeting>();

const paired = createEvent<{ attempt: number; address: string }>();
const connectFx = createEffect<Visit, ConnectedWallet, unknown>(({ found, attempt }) => {
  const show = scopeBind(paired, { safe: true });
  return found.connect((address) => show({ attempt, address }));
});
const switchFx = createEffect<Meeting & { to: number }, void, unknown>(({ wallet, to }) => wallet.switchChain?.(to));
const rememberBindingFx = createEffect(keepBinding);
const rememberFx = createEffect(({ wallet, purpose }: Meeting) => {
  keepWallet(wallet);
  if (purpose === 'bind') forgetBinding();
});

export const $purpose = createStore<NoncePurpose>('login', { serialize: 'ignore' })
  .on(walletWanted, (_, { purpose }) => purpose)
  .on(walletNamed, () => 'login');
const $done = createStore('', { serialize: 'ignore' }).on([walletWanted, walletNamed], (_, { done }) => done);
export const $reach = createStore<Reach | null>(null, { serialize: 'ignore' })
  .on(findFx.doneData, (_, reach) => reach)
  .reset(walletWanted);
const $attempt = createStore(0, { serialize: 'ignore' }).on([begun, cancelled, othersWanted, walletWanted], (attempt) => attempt + 1);
export const $chosen = createStore<FoundWallet | null>(null, { serialize: 'ignore' })
  .on(begun, (_, found) => found)
  .reset(walletWanted, othersWanted);
const $met = createStore<Meeting | null>(null, { serialize: 'ignore' })
  .on(ready, (_, meeting) => meeting)
  .reset(walletWanted);

/** The address that a wallet on another device must take up; empty while there is none to take up. */
export const $pairing = createStore('', { serialize: 'ignore' }).reset(
  begun,
  met,
  cancelled,
  othersWanted,
  walletWanted,
  troubled,
  declined,
);

/** Whether what was wanted is done. */
export const $isFinished = createStore(false, { serialize: 'ignore' })
  .on(finished, () => true)
  .reset(walletWanted, walletNamed);

/** What is waited for; null while nothing is. */
export type Step = 'connecting' | 'switching' | 'signing' | 'entering';
export const $step = createStore<Step | null>(null, { serialize: 'ignore' })
  .on(begun, () => 'connecting')
  .on(switchFx, () => 'switching')
  .on(signFx, () => 'signing')
  .on([enterFx, bindFx, unbindFx], () => 'entering')
  .reset(troubled, declined, cancelled, othersWanted, walletWanted, finished);
export const $trouble = createStore<Trouble | null>(null, { serialize: 'ignore' })
  .on(troubled, (_, trouble) => trouble)
  .reset(begun, cancelled, othersWanted, walletWanted);
/** The network that the wallet is on where the site does not know it. */
export const $strangeChain = createStore(0, { serialize: 'ignore' }).on(switchFx, (_, { wallet }) => wallet.chainId);

/** The person's own wallet; empty without one. */
export const $own = combine($profile, $session, (profile, session) => (profile ?? session)?.walletaddress ?? '');

sample({ clock: walletWanted, fn: () => undefined, target: findFx });
sample({ clock: walletWanted, filter: ({ purpose }) => purpose === 'bind', fn: () => undefined, target: rememberBindingFx });
// One wallet needs no chooser (spec §2).
sample({
  clock: findFx.doneData,
  source: $chosen,
  filter: (chosen, { wallets }) => chosen === null && wallets.length === 1,
  fn: (_, { wallets }) => wallets[0]!,
  target: begun,
});
sample({ clock: [walletChosen, walletNamed.map(({ found }) => found)], target: begun });
sample({ clock: retried, source: $chosen, filter: (chosen) => chosen !== null, target: begun });

sample({
  clock: begun,
  source: { attempt: $attempt, purpose: $purpose },
  fn: (visit, found): Visit => ({ ...visit, found }),
  target: connectFx,
});
const connected = sample({
  clock: connectFx.done,
  source: $attempt,
  filter: (attempt, { params }) => params.attempt === attempt,
  fn: (_, { params, result }): Meeting => ({ ...params, wallet: result }),
});
sample({ clock: connected, target: met });
sample({
  clock: paired,
  source: $attempt,
  filter: (current, { attempt }) => attempt === current,
  fn: (_, { address }) => address,
  target: $pairing,
});
const refusedToConnect = sample({
  clock: connectFx.fail,
  source: $attempt,
  filter: (attempt, { params }) => params.attempt === attempt,
  fn: (_, { error }) => error,
});
sample({ clock: refusedToConnect, filter: isDeclined, fn: () => undefined, target: declined });
sample({ clock: refusedToConnect, filter: (error) => !isDeclined(error), fn: saidBy, target: troubled });

/** A wallet's own words, else ours (spec §8). */
function saidBy(error: unknown): Trouble {
  const said = thrownMessage(error);
  return said ? { said } : { word: 'web3-error' };
}

/** Why this wallet is not the one for what is wanted; null when it is. */
function objection({ purpose, wallet }: Meeting, own: string): Trouble | null {
  if (purpose !== 'unbind') return null;
  if (!own) return { word: 'no-address' };
  return isSame(own, wallet.address) ? null : { word: 'other-address', address: own };
}

const judged = sample({
  clock: met,
  source: { own: $own, reach: $reach },
  fn: ({ own, reach }, meeting) => ({
    meeting,
    objection: objection(meeting, own),
    isDone: meeting.purpose === 'bind' && isSame(own, meeting.wallet.address),
    to: isKnownChain(meeting.wallet.chainId || 1, reach?.chainids ?? []) ? null : (reach?.chainids[0] ?? 1),
  }),
});
sample({ clock: judged.filterMap(({ objection: trouble }) => trouble ?? undefined), target: troubled });
// An address that the session holds already is bound without a call (spec §5).
const boundAlready = judged.filterMap(({ isDone, meeting }) => (isDone ? meeting : undefined));
const goesOn = judged.filter({ fn: ({ objection: trouble, isDone }) => trouble === null && !isDone });
sample({ clock: goesOn.filterMap(({ meeting, to }) => (to === null ? meeting : undefined)), target: ready });
sample({ clock: goesOn.filterMap(({ meeting, to }) => (to === null ? undefined : { ...meeting, to })), target: switchFx });

const isCurrent = (attempt: number, { params }: { params: { attempt: number } }) => params.attempt === attempt;
sample({
  clock: switchFx.done,
  source: $attempt,
  filter: isCurrent,
  fn: (_, { params: { to, ...meeting } }): Meeting => ({ ...meeting, wallet: { ...meeting.wallet, chainId: to } }),
  target: ready,
});
const refusedToSwitch = sample({ clock: switchFx.fail, source: $attempt, filter: isCurrent, fn: (_, { error }) => error });
sample({ clock: refusedToSwitch, filter: isDeclined, fn: () => undefined, target: declined });
sample({ clock: refusedToSwitch, filter: (error) => !isDeclined(error), fn: saidBy, target: troubled });

sample({ clock: ready, target: signFx });
const signed = sample({
  clock: signFx.done,
  source: $attempt,
  filter: isCurrent,
  fn: (_, { params, result }) => ({ purpose: params.purpose, signed: result, address: params.wallet.address }),
});
const notSigned = sample({ clock: signFx.fail, source: $attempt, filter: isCurrent, fn: (_, { error }) => error });
sample({ clock: notSigned, filter: (error) => 'isDeclined' in error && error.isDeclined, fn: () => undefined, target: declined });
sample({
  clock: notSigned,
  filter: (error) => !('isDeclined' in error && error.isDeclined),
  fn: (error): Trouble => ('failure' in error ? { failure: error.failure } : { word: 'sign-error' }),
  target: troubled,
});

sample({ clock: signed, filter: ({ purpose }) => purpose === 'login', fn: (order) => order.signed, target: enterFx });
sample({ clock: signed, filter: ({ purpose }) => purpose === 'bind', target: bindFx });
sample({ clock: signed, filter: ({ purpose }) => purpose === 'unbind', target: unbindFx });

const refusal = (failure: RequestFailure): Trouble => (hasCode(failure, 'chainUnreachable') ? { word: 'contract-error' } : { failure });
sample({ clock: [enterFx.failData, bindFx.failData, unbindFx.failData], fn: refusal, target: troubled });

const used = sample({ clock: [enterFx.done, bindFx.done], source: $met, filter: (meeting) => meeting !== null });
sample({ clock: [used, boundAlready], target: [rememberFx, walletUsed] });
sample({ clock: [used, boundAlready], fn: ({ purpose }) => purpose, target: finished });
sample({ clock: unbindFx.done, fn: () => 'unbind' as const, target: finished });
sample({ clock: finished, source: $done, fn: (text) => ({ type: 'success' as const, text }), target: toastShown });
sample({ clock: enterFx.doneData, target: signedIn });
sample({
  clock: [bindFx.doneData, unbindFx.doneData],
  source: $profile,
  filter: (profile) => profile !== null,
  fn: (profile, { walletaddress }) => ({ ...profile!, walletaddress }),
  target: profileChanged,
});
