import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Beside the specification's calls: what is a person's own. */
export const listHoldings: Endpoint<typeof schemas.listHoldings> = {
  id: 'market.listHoldings',
  method: 'GET',
  path: '/api/dcservice/user/holdings',
  access: 'user',
};
export const listHeldCollections: Endpoint<typeof schemas.listHeldCollections> = {
  id: 'market.listHeldCollections',
  method: 'GET',
  path: '/api/dcservice/user/holdings/collections',
  access: 'user',
};
export const listOwnOptions: Endpoint<typeof schemas.listOwnOptions> = {
  id: 'market.listOwnOptions',
  method: 'GET',
  path: '/api/dcservice/user/options',
  access: 'user',
};
export const listOwnOrders: Endpoint<typeof schemas.listOwnOrders> = {
  id: 'market.listOwnOrders',
  method: 'GET',
  path: '/api/dcservice/user/orders',
  access: 'user',
};
export const listReceivedOffers: Endpoint<typeof schemas.listReceivedOffers> = {
  id: 'market.listReceivedOffers',
  method: 'GET',
  path: '/api/dcservice/user/offers/received',
  access: 'user',
};
export const listMadeOffers: Endpoint<typeof schemas.listMadeOffers> = {
  id: 'market.listMadeOffers',
  method: 'GET',
  path: '/api/dcservice/user/offers/made',
  access: 'user',
};
export const listOwnBids: Endpoint<typeof schemas.listOwnBids> = {
  id: 'market.listOwnBids',
  method: 'GET',
  path: '/api/dcservice/user/bids',
  access: 'user',
};
export const listOwnHistory: Endpoint<typeof schemas.listOwnHistory> = {
  id: 'market.listOwnHistory',
  method: 'GET',
  path: '/api/dcservice/user/history',
  access: 'user',
};
