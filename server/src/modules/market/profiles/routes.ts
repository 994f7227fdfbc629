import { operations } from '@mortar/protocol/market/people/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { createProfiles } from './service.ts';

/** Binds who has bound wallets. */
export function registerProfileRoutes(app: FastifyInstance, find: ReturnType<typeof createProfiles>): void {
  route(app, operations.findProfiles, ({ query }) => find(query));
}
