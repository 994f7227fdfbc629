import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { HoodOf } from './service.ts';

/** Binds the neighbourhood of accounts. */
export function registerHoodRoutes(app: FastifyInstance, hood: HoodOf): void {
  route(app, operations.queryUserHoodInfo, ({ body, request }) => hood(viewerOf(request), body));
}
