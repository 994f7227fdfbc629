import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { createOrders } from './service.ts';

/** Binds what shows the order book. */
export function registerOrderRoutes(app: FastifyInstance, deps: Parameters<typeof createOrders>[0]): void {
  const orders = createOrders(deps);
  route(app, operations.listOrders, ({ query }) => orders.list(query));
  route(app, operations.listItemOrders, ({ params, query }) => orders.ofItem(params.id, query));
  route(app, operations.listAccountOrders, ({ params, query }) => orders.ofAccount(params.address, query));
  route(app, operations.getOrder, ({ query }) => orders.one(query.id));
  route(app, operations.listOrderEvents, ({ query }) => orders.events(query));
}
