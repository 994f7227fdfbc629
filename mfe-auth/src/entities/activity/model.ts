import { createRequest, hasCode, messageOf, type RequestFailure } from '@mortar/client';
import { toastShown } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { getActivityProgress } from '@mortar/protocol/rewards';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { keepJoining, type Joining } from './kept.ts';

/** The register view opened, through an activity or through none. */
export const activityOpened = createEvent<Joining | null>();

/** How many joined an activity, how many it wants, and what it is called. */
export type ActivityProgress = Output<typeof getActivityProgress>;

const requestFx = createRequest(getActivityProgress);
const askFx = createEffect<Joining, ActivityProgress, RequestFailure>(({ denet }) => scopeBind(requestFx, { safe: true })({ denet }));
const keepFx = createEffect(keepJoining);

/** What the server says of the activity; null while or where nobody knows. */
export const $activityProgress = createStore<ActivityProgress | null>(null)
  .on(askFx.doneData, (_, progress) => progress)
  .reset(activityOpened);

/** What the sign-up goes through. An activity that is over or unknown keeps nobody from signing up without it. */
export const $joining = createStore<Joining | null>(null)
  .on(activityOpened, (_, joining) => joining)
  .on(askFx.doneData, (joining, { ended }) => (ended ? null : joining))
  .on(askFx.failData, (joining, failure) => (hasCode(failure, 'activityOver') ? null : joining));

const opened = activityOpened.filter({ fn: (joining): joining is Joining => joining !== null });
sample({ clock: opened, target: [askFx, keepFx] });
// Spec §8: the denet tip shows msg.
sample({
  clock: askFx.failData.filterMap(messageOf),
  fn: (text) => ({ type: 'error' as const, text }),
  target: toastShown,
});
