import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getTag: Endpoint<typeof schemas.getTag> = {
  id: 'community.getTag',
  method: 'POST',
  path: '/api/communityservice/tag/open/detail',
  access: 'open',
};
export const followTag: Endpoint<typeof schemas.followTag> = {
  id: 'community.followTag',
  method: 'POST',
  path: '/api/communityservice/tag/follow',
  access: 'user',
};
export const listTags: Endpoint<typeof schemas.listTags> = {
  id: 'community.listTags',
  method: 'POST',
  path: '/api/communityservice/tag/open/list',
  access: 'open',
  budget: { perMinute: 120 },
};
