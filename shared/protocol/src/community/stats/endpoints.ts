import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const tellViewed: Endpoint<typeof schemas.tellViewed> = {
  id: 'community.tellViewed',
  method: 'POST',
  path: '/api/communityservice/stats/viewed',
  access: 'user',
  budget: { perMinute: 60 },
};
export const readOwnStats: Endpoint<typeof schemas.readOwnStats> = {
  id: 'community.readOwnStats',
  method: 'POST',
  path: '/api/communityservice/stats/own',
  access: 'user',
  budget: { perMinute: 30 },
};
