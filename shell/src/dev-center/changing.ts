import type { RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { createEvent, createStore, sample } from 'effector';
import { $place, placeOpenedFx } from './model.ts';
import type { Place } from './place.ts';
import { submitFx, type Change, type ChangeForm, type Outcome } from './submit.ts';

/** A button of a change was pressed: its dialog opens. */
export const changeAsked = createEvent<Change>();
/** The dialog was left. */
export const changeDropped = createEvent();
/** The dialog was answered. */
export const changeConfirmed = createEvent<ChangeForm>();

type Changed = Extract<Outcome, { kind: 'changed' }>;
const answered = submitFx.doneData;
const changed = sample({ clock: answered, filter: (outcome): outcome is Changed => outcome.kind === 'changed' });

/** The change whose dialog is open. */
export const $change = createStore<Change | null>(null, { serialize: 'ignore' })
  .on(changeAsked, (_, change) => change)
  .reset(changeDropped, changed, signedOut);
/** Why the server did not do it; what was typed stays. */
export const $refusal = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
  .on(submitFx.failData, (_, failure) => failure)
  .reset(changeAsked, submitFx, changeDropped, signedOut);
/** The link that was made: its secret is told this once. */
export const $link = createStore<Output<'platform.canaryLink'> | null>(null, { serialize: 'ignore' })
  .on(answered, (link, outcome) => (outcome.kind === 'link' ? outcome.link : link))
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
// What was changed is read anew, a new link too.
sample({ clock: answered, source: $place, filter: (place): place is Place => place !== null, target: placeOpenedFx });
