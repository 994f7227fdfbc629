import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { createActivity } from './service.ts';

/** Binds what happens on the chains. */
export function registerActivityRoutes(app: FastifyInstance, activity: ReturnType<typeof createActivity>): void {
  route(app, operations.listMarketActivity, ({ query }) => activity.market(query));
}
