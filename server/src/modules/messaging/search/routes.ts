import { operations } from '@mortar/protocol/messaging/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Search } from './service.ts';

/** Binds the search of people, channels and messages. */
export function registerSearchRoutes(app: FastifyInstance, search: Search): void {
  route(app, operations.search, ({ body, request }) => search(request.person!.userId, body));
}
