import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readOwnStats: Endpoint<typeof schemas.readOwnStats> = {
  id: 'community.readOwnStats',
  method: 'POST',
  path: '/api/communityservice/stats/own',
  access: 'user',
  budget: { perMinute: 30 },
};
