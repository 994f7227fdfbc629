import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Beside the specification's calls: which collections are traded. */
export const rankCollections: Endpoint<typeof schemas.rankCollections> = {
  id: 'market.rankCollections',
  method: 'GET',
  path: '/api/dcservice/collection/open/ranking',
  access: 'open',
};
