import { operations } from '@mortar/protocol/rewards/operations';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/db.ts';
import { route } from '../../../core/route.ts';
import { personOf } from '../../identity/index.ts';
import { createInvites } from './service.ts';

/** Binds a person's invite code and the list of who came by it. */
export function registerInviteRoutes(app: FastifyInstance, deps: { db: Db; publicUrl: string }): void {
  const invites = createInvites(deps);
  route(app, operations.getInviter, ({ query }) => invites.info(query.invitecode));
  route(app, operations.getInviteCode, ({ request }) => invites.code(personOf(request).userId));
  route(app, operations.listInvites, ({ query, request }) => invites.list(personOf(request).userId, query));
}
