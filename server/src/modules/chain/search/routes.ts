import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { createSearch } from './service.ts';

/** Binds the market's search. */
export function registerSearchRoutes(app: FastifyInstance, deps: Parameters<typeof createSearch>[0]): void {
  const search = createSearch(deps);
  route(app, operations.searchMarket, ({ query }) => search(query));
}
