import { operations } from '@mortar/protocol/rewards/operations';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../../lib/locale-of.ts';
import { route } from '../../../core/route.ts';
import { personOf } from '../../identity/index.ts';
import type { Campaigns } from './service.ts';

/** Binds what people see of activities. */
export function registerCampaignRoutes(app: FastifyInstance, campaigns: Campaigns): void {
  route(app, operations.getActivityProgress, ({ query, request }) => campaigns.progress(query.denet, localeOf(request)));
  route(app, operations.listActivities, ({ request }) => campaigns.cards(personOf(request).userId, localeOf(request)));
  route(app, operations.getActivityInviteCode, ({ query, request }) => campaigns.inviteCode(personOf(request).userId, query?.denet));
}
