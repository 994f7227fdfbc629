import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { getActivityInviteCode, listActivities } from '@mortar/protocol/rewards';
import { createQuery } from '@mortar/remote-kit';

/** An activity that the person joined. */
export type Activity = Output<typeof listActivities>[number];

/** The person's own key for an activity, and the address that carries it. */
export const activityLinkFx = createRequest(getActivityInviteCode);

/** Activities that the person joined, the latest first. */
export const activities = createQuery(createRequest(listActivities));
