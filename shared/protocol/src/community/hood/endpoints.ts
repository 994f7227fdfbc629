import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const queryUserHoodInfo: Endpoint<typeof schemas.queryUserHoodInfo> = {
  id: 'community.queryUserHoodInfo',
  method: 'POST',
  path: '/api/dcservice/fanshood/profile/open/queryUserHoodInfo',
  access: 'open',
};
