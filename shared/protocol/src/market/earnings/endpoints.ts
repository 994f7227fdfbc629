import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getEarnings: Endpoint<typeof schemas.getEarnings> = {
  id: 'market.getEarnings',
  method: 'GET',
  path: '/api/dcservice/creator/earning',
  access: 'user',
};
export const listEarnings: Endpoint<typeof schemas.listEarnings> = {
  id: 'market.listEarnings',
  method: 'GET',
  path: '/api/dcservice/creator/earning/list',
  access: 'user',
};
export const listLots: Endpoint<typeof schemas.listLots> = {
  id: 'market.listLots',
  method: 'GET',
  path: '/api/dcservice/creator/earning/lots',
  access: 'user',
};
