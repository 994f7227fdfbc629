import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { createCreatorRanks } from './rank.ts';
import type { createCreators } from './service.ts';

/** Binds who makes, holds and sells. */
export function registerCreatorRoutes(
  app: FastifyInstance,
  { creators, ranks }: { creators: ReturnType<typeof createCreators>; ranks: ReturnType<typeof createCreatorRanks> },
): void {
  route(app, operations.getCreator, ({ query }) => creators.index(query));
  route(app, operations.listCreated, ({ query }) => creators.created(query));
  route(app, operations.listCollected, ({ query }) => creators.collected(query));
  route(app, operations.listCreatorSales, ({ query }) => creators.sales(query));
  route(app, operations.listCreatorActivity, ({ query }) => creators.activity(query));
  route(app, operations.listTopCreators, ({ query }) => ranks.top(query));
  route(app, operations.rankCreators, ({ query }) => ranks.ranking(query));
}
