import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Overview } from './service.ts';

/** Binds what sums the chains up. */
export function registerOverviewRoutes(app: FastifyInstance, overview: Overview): void {
  route(app, operations.getMarketOverview, () => overview());
}
