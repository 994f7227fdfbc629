import type { NoncePurpose } from '@mortar/protocol';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { $attempt, isCurrent, threw } from './attempt.ts';
import { signatureWanted } from './judge.ts';
import type { Meeting } from './visit.ts';

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
