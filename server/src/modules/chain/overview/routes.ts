import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { createOverview } from './service.ts';

/** Binds what sums the chains up. */
export function registerOverviewRoutes(app: FastifyInstance, deps: Parameters<typeof createOverview>[0]): void {
  const overview = createOverview(deps);
  route(app, operations.getMarketOverview, () => overview());
}
