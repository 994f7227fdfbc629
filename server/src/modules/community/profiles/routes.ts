import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Profiles } from './service.ts';

/** Binds profiles. */
export function registerProfileRoutes(app: FastifyInstance, profiles: Profiles): void {
  route(app, operations.accountInfo, ({ query, request }) => profiles.info(viewerOf(request), query));
  route(app, operations.setProfileShown, ({ body, request }) => profiles.setShown(viewerOf(request), body));
  route(app, operations.listFollows, ({ body, request }) => profiles.follows(viewerOf(request), body));
  route(app, operations.findNames, ({ body, request }) => profiles.names(viewerOf(request), body));
}
