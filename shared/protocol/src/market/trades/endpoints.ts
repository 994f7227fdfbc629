import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const addOptions: Endpoint<typeof schemas.addOptions> = {
  id: 'market.addOptions',
  method: 'POST',
  path: '/api/dcservice/item/option/open/add',
  access: 'open',
  budget: { perMinute: 60 },
};
export const addOffer: Endpoint<typeof schemas.addOffer> = {
  id: 'market.addOffer',
  method: 'POST',
  path: '/api/dcservice/item/offer/open/add',
  access: 'open',
  budget: { perMinute: 60 },
};
export const listOptions: Endpoint<typeof schemas.listOptions> = {
  id: 'market.listOptions',
  method: 'GET',
  path: '/api/dcservice/item/option/open/:filter/:id',
  access: 'open',
};
export const listOffers: Endpoint<typeof schemas.listOffers> = {
  id: 'market.listOffers',
  method: 'GET',
  path: '/api/dcservice/item/offer/open/:filter/:id',
  access: 'open',
};
export const listOffersOf: Endpoint<typeof schemas.listOffersOf> = {
  id: 'market.listOffersOf',
  method: 'POST',
  path: '/api/dcservice/item/offer/open/:filter/:address',
  access: 'open',
};
/** Beside the specification's calls: what a cart looks at before it's paid. */
export const findOptions: Endpoint<typeof schemas.findOptions> = {
  id: 'market.findOptions',
  method: 'POST',
  path: '/api/dcservice/item/option/open/find',
  access: 'open',
};
export const acceptOffer: Endpoint<typeof schemas.acceptOffer> = {
  id: 'market.acceptOffer',
  method: 'GET',
  path: '/api/dcservice/item/offer/accept/:id',
  access: 'user',
  effect: true,
};
export const cancelOffer: Endpoint<typeof schemas.cancelOffer> = {
  id: 'market.cancelOffer',
  method: 'GET',
  path: '/api/dcservice/item/offer/cancel/:id',
  access: 'user',
  effect: true,
};
