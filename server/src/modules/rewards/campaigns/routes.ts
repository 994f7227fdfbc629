import type { Cards } from '@mortar/protocol/cards';
import { operations } from '@mortar/protocol/rewards/operations';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../../lib/locale-of.ts';
import { route } from '../../../core/route.ts';
import { personOf } from '../../identity/index.ts';
import type { Campaigns } from './service.ts';

/** Binds what people see of activities. @param cardsOf cards of the quiz that a person has */
export function registerCampaignRoutes(app: FastifyInstance, campaigns: Campaigns, cardsOf: (userId: number) => Promise<Cards>): void {
  route(app, operations.getActivityProgress, ({ query, request }) => campaigns.progress(query.denet, localeOf(request)));
  route(app, operations.listActivities, async ({ request }) => {
    const { userId } = personOf(request);
    const [activities, cards] = await Promise.all([campaigns.joinedBy(userId, localeOf(request)), cardsOf(userId)]);
    return { activities, cards };
  });
  route(app, operations.getActivityInviteCode, ({ query, request }) => campaigns.inviteCode(personOf(request).userId, query?.denet));
}
