import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { createQuery } from '@mortar/remote-kit';

/** An activity that the person joined. */
export type Activity = Output<'account.activityCard'>[number];

/** The person's own key for an activity, and the address that carries it. */
export const activityLinkFx = createRequest('account.activityInviteCode');

/** Activities that the person joined, the latest first. */
export const activities = createQuery(createRequest('account.activityCard'));
