import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { createHolders } from './service.ts';

/** Binds who has a collection, and which of its items are alike. */
export function registerHolderRoutes(app: FastifyInstance, deps: Parameters<typeof createHolders>[0]): void {
  const holders = createHolders(deps);
  route(app, operations.listHolders, ({ query }) => holders.holders(query));
  route(app, operations.listSimilarItems, ({ query }) => holders.similar(query));
}
