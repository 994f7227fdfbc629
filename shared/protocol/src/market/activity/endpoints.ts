import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Beside the specification's calls: what happens on all chains. */
export const listMarketActivity: Endpoint<typeof schemas.listMarketActivity> = {
  id: 'market.listMarketActivity',
  method: 'GET',
  path: '/api/dcservice/open/activity',
  access: 'open',
};
