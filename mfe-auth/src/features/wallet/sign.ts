import { textToSign, toContent } from '@mortar/chain/message';
import { isDeclined } from '@mortar/chain/wallets';
import type { RequestFailure } from '@mortar/client';
import type { Input } from '@mortar/protocol';
import { getWalletNonce, NONCE_TYPES, type NoncePurpose, type unbindWallet } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  $attempt,
  begun,
  cancelled,
  declined,
  isCurrent,
  isSame,
  isSigned,
  type Meeting,
  othersWanted,
  $own,
  threw,
  type Trouble,
  troubled,
  walletWanted,
  $wish,
} from './attempt.ts';
import { isKnownChain, $isReaching, met, $reach } from './connect.ts';

/** Why this wallet is not the one for what is wanted; null when it is (spec §5). @param wanted the address that will do */
function objection({ purpose, wallet }: Meeting, wanted: string): Trouble | null {
  if (purpose !== 'unbind' && purpose !== 'connect') return null;
  if (!wanted) return { word: 'no-address' };
  return isSame(wanted, wallet.address) ? null : { word: 'other-address', address: wanted };
}

/** Whether nothing is to be signed: an address that the session holds already is bound without a call (spec §5). */
const isDone = (meeting: Meeting, own: string) => !isSigned(meeting) || (meeting.purpose === 'bind' && isSame(own, meeting.wallet.address));

/** The account that waits for the site's networks to be known. */
const $waiting = createStore<Meeting | null>(null)
  .on(met, (_, meeting) => meeting)
  .reset(begun, cancelled, othersWanted, walletWanted);
const complete = sample({
  clock: [$waiting, $isReaching],
  source: { meeting: $waiting, reach: $reach, isReaching: $isReaching },
  fn: ({ meeting, reach, isReaching }) => (meeting && !isReaching ? { meeting, reach } : undefined),
}).filterMap((both) => both);
$waiting.reset(complete);
const judged = sample({
  clock: complete,
  source: { own: $own, wish: $wish },
  fn: ({ own, wish }, { meeting, reach }) => ({
    meeting,
    objection: objection(meeting, wish.only?.address ?? own),
    isDone: isDone(meeting, own),
    /** Network that the text can name, where the wallet's own one is strange to the site. */
    to: isKnownChain(meeting.wallet.chainId || 1, reach?.chainids ?? []) ? null : (reach?.chainids[0] ?? 1),
  }),
});
const accepted = judged.filter({ fn: ({ objection: trouble }) => trouble === null });

/** What is wanted holds without a signature. */
export const heldAlready = accepted.filterMap(({ isDone: isHeld, meeting }) => (isHeld ? meeting : undefined));
/** The wallet is the one: it shall sign, after it went to the network `to`. */
const signatureWanted = accepted.filterMap(({ isDone: isHeld, meeting, to }) =>
  !isHeld && isSigned(meeting) ? { meeting, to } : undefined,
);

sample({ clock: judged.filterMap(({ objection: trouble }) => trouble ?? undefined), target: troubled });

type Signing = Meeting<NoncePurpose>;

/** The wallet is on a network that its text can name. */
export const ready = createEvent<Signing>();

export const switchFx = createEffect<Signing & { to: number }, void, unknown>(({ wallet, to }) => wallet.switchChain?.(to));

/** The network that the wallet is on where the site does not know it. */
export const $strangeChain = createStore(0).on(switchFx, (_, { wallet }) => wallet.chainId);

sample({ clock: signatureWanted.filterMap(({ meeting, to }) => (to === null ? meeting : undefined)), target: ready });
sample({ clock: signatureWanted.filterMap(({ meeting, to }) => (to === null ? undefined : { ...meeting, to })), target: switchFx });
sample({
  clock: switchFx.done,
  source: $attempt,
  filter: isCurrent,
  fn: (_, { params: { to, ...meeting } }): Signing => ({ ...meeting, wallet: { ...meeting.wallet, chainId: to } }),
  target: ready,
});
sample({ clock: switchFx.fail, source: $attempt, filter: isCurrent, fn: (_, { error }) => error, target: threw });

/** Why there is no signature: the server gave no nonce, or the wallet did not sign. */
type SignFailure = { failure: RequestFailure } | { isDeclined: boolean };

export type Signed = Input<typeof unbindWallet>;

/** Asks the server for a nonce and the wallet for a signature of its text (spec §7). */
export const signFx = createTask<Signing, Signed, SignFailure>(async ({ wallet, purpose }, { call }) => {
  const nonce = await call(getWalletNonce, { address: wallet.address, type: NONCE_TYPES[purpose] }).catch((failure: unknown) => {
    throw { failure: failure as RequestFailure } satisfies SignFailure;
  });
  const text = textToSign(nonce, purpose, wallet.chainId || 1);
  const sign = await wallet.sign(text).catch((error: unknown) => {
    throw { isDeclined: isDeclined(error) } satisfies SignFailure;
  });
  const { type, publickey } = wallet;
  return { type, content: toContent(text), sign, nonce: nonce.nonce, ...(publickey && { publickey }) };
});

/** The try that counts has its signature. */
export const signed = sample({
  clock: signFx.done,
  source: $attempt,
  filter: isCurrent,
  fn: (_, { params, result }) => ({ purpose: params.purpose, signed: result, address: params.wallet.address }),
});

const notSigned = sample({ clock: signFx.fail, source: $attempt, filter: isCurrent, fn: (_, { error }) => error });

sample({ clock: ready, target: signFx });
sample({ clock: notSigned, filter: (error) => 'isDeclined' in error && error.isDeclined, target: declined });
sample({
  clock: notSigned,
  filter: (error) => !('isDeclined' in error && error.isDeclined),
  fn: (error): Trouble => ('failure' in error ? { failure: error.failure } : { word: 'sign-error' }),
  target: troubled,
});
