import { operations } from '@mortar/protocol/rewards/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { personOf } from '../../identity/index.ts';
import { createInvites, type InvitesDeps } from './service.ts';

/** Binds a person's invite code and the list of who came by it. */
export function registerInviteRoutes(app: FastifyInstance, deps: InvitesDeps): void {
  const invites = createInvites(deps);
  route(app, operations.getInviter, ({ query }) => invites.info(query.invitecode));
  route(app, operations.getInviteCode, ({ request }) => invites.code(personOf(request).userId));
  route(app, operations.appealInvite, async ({ body, request }) => {
    await invites.appeal(personOf(request).userId, body);
    return {};
  });
  route(app, operations.listInvites, ({ query, request }) => invites.list(personOf(request).userId, query));
}
