import { createRequest, type RequestFailure } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { createEvent, createStore, sample } from 'effector';

/** An activity that the person joined. */
export type Activity = Output<'account.activityCard'>[number];

/** Activities are to be shown, or asked for once more. */
export const activitiesWanted = createEvent();

const readFx = createRequest('account.activityCard');
/** The person's own key for an activity, and the address that carries it. */
export const activityLinkFx = createRequest('account.activityInviteCode');

/** Activities that the person joined, the latest first; null until they came. */
export const $activities = createStore<Activity[] | null>(null, { serialize: 'ignore' })
  .on(readFx.doneData, (_, activities) => activities)
  .reset(signedOut);
export const $failure = createStore<RequestFailure | null>(null, { serialize: 'ignore' })
  .on(readFx.failData, (_, failure) => failure)
  .reset(readFx, signedOut);
export const $isLoading = readFx.pending;

sample({ clock: activitiesWanted, target: readFx });
