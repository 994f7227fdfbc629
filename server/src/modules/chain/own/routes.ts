import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { personOf } from '../../identity/index.ts';
import { createBids } from './bids.ts';
import type { OwnDeps } from './deps.ts';
import { createHistory } from './history.ts';
import { createHoldings } from './holdings.ts';
import { createOwnOffers } from './offers.ts';
import { createSelling } from './selling.ts';

/** Binds what shows people their own. */
export function registerOwnRoutes(app: FastifyInstance, deps: OwnDeps): void {
  const [holdings, selling, offers] = [createHoldings(deps), createSelling(deps), createOwnOffers(deps)];
  const [bids, history] = [createBids(deps), createHistory(deps)];
  route(app, operations.listHoldings, ({ request, query }) => holdings.list(personOf(request).userId, query));
  route(app, operations.listHeldCollections, ({ request, query }) => holdings.collections(personOf(request).userId, query));
  route(app, operations.listOwnOptions, ({ request, query }) => selling.options(personOf(request).userId, query));
  route(app, operations.listOwnOrders, ({ request, query }) => selling.orders(personOf(request).userId, query));
  route(app, operations.listReceivedOffers, ({ request, query }) => offers.received(personOf(request).userId, query));
  route(app, operations.listMadeOffers, ({ request, query }) => offers.made(personOf(request).userId, query));
  route(app, operations.listOwnBids, ({ request, query }) => bids(personOf(request).userId, query));
  route(app, operations.listOwnHistory, ({ request, query }) => history(personOf(request).userId, query));
}
