import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Beside the specification's calls: names and pictures for addresses. */
export const findProfiles: Endpoint<typeof schemas.findProfiles> = {
  id: 'market.findProfiles',
  method: 'GET',
  path: '/api/dcservice/open/profiles',
  access: 'open',
};
