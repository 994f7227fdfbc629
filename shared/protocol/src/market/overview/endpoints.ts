import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getMarketOverview: Endpoint<typeof schemas.getMarketOverview> = {
  id: 'market.getMarketOverview',
  method: 'GET',
  path: '/api/dataservice/open/market/overview',
  access: 'open',
};
