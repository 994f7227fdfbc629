import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { createTradingAccounts } from './service.ts';

/** Binds what an account has given away the power over. */
export function registerAccountRoutes(app: FastifyInstance, deps: Parameters<typeof createTradingAccounts>[0]): void {
  const of = createTradingAccounts(deps);
  route(app, operations.getTradingAccount, ({ params, query }) => of(params.address, query.chain));
}
