import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { personOf } from '../../identity/index.ts';
import { createEarnings, type EarningsDeps } from './service.ts';

/** Binds what shows people what they have earned. */
export function registerEarningsRoutes(app: FastifyInstance, deps: EarningsDeps): void {
  const earnings = createEarnings(deps);
  route(app, operations.getEarnings, ({ request, query }) => earnings.sums(personOf(request).userId, query));
  route(app, operations.listEarnings, ({ request, query }) => earnings.list(personOf(request).userId, query));
  route(app, operations.listLots, ({ request, query }) => earnings.lots(personOf(request).userId, query));
}
