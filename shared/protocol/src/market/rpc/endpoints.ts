import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const askChain: Endpoint<typeof schemas.askChain> = {
  id: 'market.askChain',
  method: 'POST',
  path: '/api/dcservice/open/chain/ask',
  access: 'open',
  budget: { perMinute: 300 },
};
export const fundTestAccount: Endpoint<typeof schemas.fundTestAccount> = {
  id: 'market.fundTestAccount',
  method: 'POST',
  path: '/api/dcservice/open/chain/fund',
  access: 'open',
  budget: { perMinute: 6 },
};
