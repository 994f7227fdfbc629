import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { createSignedLists } from './list.ts';
import { createSignedService, type SignedServiceDeps } from './service.ts';

/** Binds what takes signed options and offers, and what shows them. */
export function registerSignedRoutes(app: FastifyInstance, deps: SignedServiceDeps): void {
  const signed = createSignedService(deps);
  const lists = createSignedLists(deps);
  route(app, operations.addOptions, ({ body }) => signed.addOptions(body));
  route(app, operations.addOffer, ({ body }) => signed.addOffer(body));
  route(app, operations.listOptions, ({ params, query }) => lists.options(params, query));
  route(app, operations.listOffers, ({ params, query }) => lists.offers(params, query));
  route(app, operations.listOffersOf, ({ params, body }) => lists.offersOf(params, body));
}
