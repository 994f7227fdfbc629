import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getBricks: Endpoint<typeof schemas.getBricks> = {
  id: 'ledger.getBricks',
  method: 'GET',
  path: '/api/accountservice/user/bricks',
  access: 'user',
};
export const listBricksHistory: Endpoint<typeof schemas.listBricksHistory> = {
  id: 'ledger.listBricksHistory',
  method: 'GET',
  path: '/api/accountservice/user/bricks/history',
  access: 'user',
};
