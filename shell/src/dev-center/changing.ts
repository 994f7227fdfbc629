import { createRequest, type RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { combine, createEvent, createStore, merge, sample, split } from 'effector';
import { $place, placeOpenedFx } from './model.ts';
import type { Place } from './place.ts';

/** What may be done with a remote, and with which of its versions. */
export type Change =
  | { action: 'promote' | 'canaryLink' | 'canaryOff'; name: string; version: string }
  | { action: 'rollback'; name: string; from: string; to: string }
  | { action: 'canarySet'; name: string; version: string; percentage: number; users: string[] }
  | { action: 'kill' | 'revive'; name: string };
export type ChangeAction = Change['action'];

/** What is typed in the dialog of a change. */
export interface ChangeForm {
  reason: string;
  /** Whole percents, 0 to 100. */
  percentage: number;
  users: string[];
  /** Life of a link. */
  seconds: number;
}

const requests = {
  promote: createRequest('platform.promote'),
  rollback: createRequest('platform.rollback'),
  canarySet: createRequest('platform.canarySet'),
  canaryLink: createRequest('platform.canaryLink'),
  canaryOff: createRequest('platform.canaryOff'),
  kill: createRequest('platform.kill'),
  revive: createRequest('platform.revive'),
};

/** A button of a change was pressed: its dialog opens. */
export const changeAsked = createEvent<Change>();
/** The dialog was left. */
export const changeDropped = createEvent();
/** The dialog was answered. */
export const changeConfirmed = createEvent<ChangeForm>();

const { promote, rollback, canarySet, canaryLink, canaryOff, kill, revive } = requests;
const changed = merge([promote.done, rollback.done, canarySet.done, canaryOff.done, kill.done, revive.done]);
const refused = merge(Object.values(requests).map(({ failData }) => failData));

/** The change whose dialog is open. */
export const $change = createStore<Change | null>(null, { serialize: 'ignore' })
  .on(changeAsked, (_, change) => change)
  .reset(changeDropped, changed, signedOut);
/** Why the server did not do it; what was typed stays. */
export const $refusal = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
  .on(refused, (_, failure) => failure)
  .reset(changeAsked, changeConfirmed, changeDropped, signedOut);
/** The link that was made: its secret is told this once. */
export const $link = createStore<Output<'platform.canaryLink'> | null>(null, { serialize: 'ignore' })
  .on(canaryLink.doneData, (_, link) => link)
  .reset(changeAsked, changeDropped, signedOut);
/** What came of the last change. */
export const $outcome = createStore<Output<'platform.promote'> | null>(null, { serialize: 'ignore' })
  .on(changed, (_, { result }) => result)
  .reset(changeAsked, signedOut);
export const $isChanging = combine(Object.values(requests).map(({ pending }) => pending), (pending) => pending.some(Boolean));

const confirmed = sample({
  clock: changeConfirmed,
  source: { change: $change, isChanging: $isChanging },
  filter: ({ change, isChanging }) => change !== null && !isChanging,
  fn: ({ change }, form) => ({ change: change as Change, form, said: form.reason.trim() ? { reason: form.reason.trim() } : {} }),
});
type Confirmed = typeof confirmed extends { __: infer T } ? T : never;
