import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const openSearch: Endpoint<typeof schemas.openSearch> = {
  id: 'community.openSearch',
  method: 'POST',
  path: '/api/communityservice/open/opensearch',
  access: 'open',
  budget: { perMinute: 60 },
};
