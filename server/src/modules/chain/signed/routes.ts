import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { personOf } from '../../identity/index.ts';
import { createOptionFinder } from './find-options.ts';
import { createSignedLists } from './list.ts';
import { createOfferPreparation } from './prepare.ts';
import type { WalletsOf } from '../wallets.ts';
import { createSignedService, type SignedServiceDeps } from './service.ts';

/** Binds what takes signed options and offers, and what shows them. */
export function registerSignedRoutes(app: FastifyInstance, deps: SignedServiceDeps & { walletsOf: WalletsOf }): void {
  const signed = createSignedService(deps);
  const lists = createSignedLists(deps);
  const find = createOptionFinder(deps);
  const prepare = createOfferPreparation({ ...deps, offerAs: lists.offerAs });
  route(app, operations.addOptions, ({ body }) => signed.addOptions(body));
  route(app, operations.addOffer, ({ body }) => signed.addOffer(body));
  route(app, operations.findOptions, ({ body }) => find(body));
  route(app, operations.acceptOffer, ({ params, query, request }) => prepare.accept(personOf(request).userId, params, query));
  route(app, operations.cancelOffer, ({ params, request }) => prepare.cancel(personOf(request).userId, params));
  route(app, operations.listOptions, ({ params, query }) => lists.options(params, query));
  route(app, operations.listOffers, ({ params, query }) => lists.offers(params, query));
  route(app, operations.listOffersOf, ({ params, body }) => lists.offersOf(params, body));
}
