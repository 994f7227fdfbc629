import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getTradingAccount: Endpoint<typeof schemas.getTradingAccount> = {
  id: 'market.getTradingAccount',
  method: 'GET',
  path: '/api/dataservice/open/market/account/:address',
  access: 'open',
};
