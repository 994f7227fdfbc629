import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Search } from './service.ts';

/** Binds the search. */
export function registerSearchRoutes(app: FastifyInstance, search: Search): void {
  route(app, operations.openSearch, ({ body, request }) => search(viewerOf(request), body));
}
