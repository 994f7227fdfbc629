import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getCreator: Endpoint<typeof schemas.getCreator> = {
  id: 'market.getCreator',
  method: 'GET',
  path: '/api/dcservice/open/creator/index',
  access: 'open',
};
export const listCreated: Endpoint<typeof schemas.listCreated> = {
  id: 'market.listCreated',
  method: 'GET',
  path: '/api/dcservice/open/creator/created/list',
  access: 'open',
};
export const listCollected: Endpoint<typeof schemas.listCollected> = {
  id: 'market.listCollected',
  method: 'GET',
  path: '/api/dcservice/open/creator/collected/list',
  access: 'open',
};
export const listCreatorSales: Endpoint<typeof schemas.listCreatorSales> = {
  id: 'market.listCreatorSales',
  method: 'GET',
  path: '/api/dcservice/open/creator/sale/list',
  access: 'open',
};
export const listCreatorActivity: Endpoint<typeof schemas.listCreatorActivity> = {
  id: 'market.listCreatorActivity',
  method: 'GET',
  path: '/api/dcservice/open/creator/activity',
  access: 'open',
};
export const listTopCreators: Endpoint<typeof schemas.listTopCreators> = {
  id: 'market.listTopCreators',
  method: 'GET',
  path: '/api/dcservice/open/creator/top/list',
  access: 'open',
};
export const rankCreators: Endpoint<typeof schemas.rankCreators> = {
  id: 'market.rankCreators',
  method: 'GET',
  path: '/api/dcservice/open/creator/top/ranking',
  access: 'open',
};
