import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Groups } from './service.ts';

/** Binds groups. */
export function registerGroupRoutes(app: FastifyInstance, groups: Groups): void {
  route(app, operations.createGroup, ({ body, request, once }) => once((tx) => groups.create(tx, viewerOf(request), body)));
  route(app, operations.editGroup, ({ body, request }) => groups.edit(viewerOf(request), body));
  route(app, operations.listGroups, ({ body, request }) => groups.list(viewerOf(request), body));
  route(app, operations.getGroup, ({ body, request }) => groups.get(viewerOf(request), body.groupid));
  route(app, operations.joinGroup, ({ body, request }) => groups.join(viewerOf(request), body.groupid));
  route(app, operations.leaveGroup, ({ body, request }) => groups.leave(viewerOf(request), body.groupid));
  route(app, operations.listMembers, ({ body, request }) => groups.members(viewerOf(request), body));
  route(app, operations.setMember, ({ body, request }) => groups.setMember(viewerOf(request), body));
}
