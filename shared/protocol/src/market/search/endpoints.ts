import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Beside the specification's calls: one box for all that the market has. */
export const searchMarket: Endpoint<typeof schemas.searchMarket> = {
  id: 'market.searchMarket',
  method: 'GET',
  path: '/api/dcservice/open/search',
  access: 'open',
  budget: { perMinute: 120 },
};
