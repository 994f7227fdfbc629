import { createRequest, hasCode } from '@mortar/client';
import { getActivityProgress } from '@mortar/protocol/rewards';
import { toastFailures } from '@mortar/remote-kit';
import { attach, createEffect, createEvent, createStore, restore, sample } from 'effector';
import { keepJoining, type Joining } from './kept.ts';

/** The register view opened, through an activity or through none. */
export const activityOpened = createEvent<Joining | null>();

const askFx = attach({ effect: createRequest(getActivityProgress), mapParams: ({ denet }: Joining) => ({ denet }) });
const keepFx = createEffect(keepJoining);

/** What the server says of the activity; null while or where nobody knows. */
export const $activityProgress = restore(askFx, null).reset(activityOpened);

/** What the sign-up goes through. An activity that is over or unknown keeps nobody from signing up without it. */
export const $joining = createStore<Joining | null>(null)
  .on(activityOpened, (_, joining) => joining)
  .on(askFx.doneData, (joining, { ended }) => (ended ? null : joining))
  .on(askFx.failData, (joining, failure) => (hasCode(failure, 'activityOver') ? null : joining));

const opened = activityOpened.filter({ fn: (joining): joining is Joining => joining !== null });
sample({ clock: opened, target: [askFx, keepFx] });
// Spec §8: the denet tip shows msg.
toastFailures(askFx.failData);
