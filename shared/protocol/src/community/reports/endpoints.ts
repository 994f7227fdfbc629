import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const reportPost: Endpoint<typeof schemas.reportPost> = {
  id: 'community.reportPost',
  method: 'POST',
  path: '/api/communityservice/report/save',
  access: 'user',
  budget: { perMinute: 10 },
};
