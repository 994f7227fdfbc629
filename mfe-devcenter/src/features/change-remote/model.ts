import type { RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import type { makeCanaryLink } from '@mortar/protocol/registry';
import { createEvent, createStore, sample } from 'effector';
import { changeAsked, type Change } from '#entities/change';
import { submitFx, type ChangeForm, type Outcome } from './submit.ts';

/** The dialog was left. */
export const changeDropped = createEvent();
/** The dialog was answered. */
export const changeConfirmed = createEvent<ChangeForm>();

type Changed = Extract<Outcome, { kind: 'changed' }>;
/** The server did what was asked: what is shown is old. */
export const changeAnswered = submitFx.doneData;
const changed = sample({ clock: changeAnswered, filter: (outcome): outcome is Changed => outcome.kind === 'changed' });

/** The change whose dialog is open. */
export const $change = createStore<Change | null>(null, { serialize: 'ignore' })
  .on(changeAsked, (_, change) => change)
  .reset(changeDropped, changed, signedOut);
/** Why the server did not do it; what was typed stays. */
export const $refusal = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
  .on(submitFx.failData, (_, failure) => failure)
  .reset(changeAsked, submitFx, changeDropped, signedOut);
/** The link that was made: its secret is told this once. */
export const $link = createStore<Output<typeof makeCanaryLink> | null>(null, { serialize: 'ignore' })
  .on(changeAnswered, (link, outcome) => (outcome.kind === 'link' ? outcome.link : link))
  .reset(changeAsked, changeDropped, signedOut);
/** What came of the last change. */
export const $outcome = createStore<Changed | null>(null, { serialize: 'ignore' })
  .on(changed, (_, outcome) => outcome)
  .reset(changeAsked, signedOut);
export const $isChanging = submitFx.pending;

// Once, however often it is pressed.
sample({
  clock: changeConfirmed,
  source: { change: $change, isChanging: submitFx.pending },
  filter: ({ change, isChanging }) => change !== null && !isChanging,
  fn: ({ change }, form) => ({ change: change as Change, form }),
  target: submitFx,
});
