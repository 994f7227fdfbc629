import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getEtherPrice: Endpoint<typeof schemas.getEtherPrice> = {
  id: 'market.getEtherPrice',
  method: 'GET',
  path: '/api/dcservice/open/ethprice',
  access: 'open',
};
