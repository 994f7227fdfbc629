import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Clock } from '../../../lib/clock.ts';
import { createEtherPrice, type EtherFeed } from './service.ts';

/** Binds what tells prices. */
export function registerPriceRoutes(app: FastifyInstance, deps: { find: () => EtherFeed | undefined; clock: Clock }): void {
  const etherPrice = createEtherPrice(deps);
  route(app, operations.getEtherPrice, () => etherPrice());
}
