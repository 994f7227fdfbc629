import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

// Beside the specification's calls: the order book of its §4, read.

export const listOrders: Endpoint<typeof schemas.listOrders> = {
  id: 'market.listOrders',
  method: 'GET',
  path: '/api/dcservice/order/open/list',
  access: 'open',
};
export const listItemOrders: Endpoint<typeof schemas.listItemOrders> = {
  id: 'market.listItemOrders',
  method: 'GET',
  path: '/api/dcservice/order/open/item/:id',
  access: 'open',
};
export const listAccountOrders: Endpoint<typeof schemas.listAccountOrders> = {
  id: 'market.listAccountOrders',
  method: 'GET',
  path: '/api/dcservice/order/open/account/:address',
  access: 'open',
};
export const getOrder: Endpoint<typeof schemas.getOrder> = {
  id: 'market.getOrder',
  method: 'GET',
  path: '/api/dcservice/order/open/detail',
  access: 'open',
};
export const listOrderEvents: Endpoint<typeof schemas.listOrderEvents> = {
  id: 'market.listOrderEvents',
  method: 'GET',
  path: '/api/dcservice/order/open/history',
  access: 'open',
};
