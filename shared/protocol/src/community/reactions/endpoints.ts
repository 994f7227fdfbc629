import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const saveLike: Endpoint<typeof schemas.saveLike> = {
  id: 'community.saveLike',
  method: 'POST',
  path: '/api/communityservice/userlike/save',
  access: 'user',
  budget: { perMinute: 240 },
};
export const getLikeStatus: Endpoint<typeof schemas.getLikeStatus> = {
  id: 'community.getLikeStatus',
  method: 'GET',
  path: '/api/communityservice/userlike/getlikestatus',
  access: 'open',
};
export const userLikeList: Endpoint<typeof schemas.userLikeList> = {
  id: 'community.userLikeList',
  method: 'POST',
  path: '/api/communityservice/open/userlikelist',
  access: 'open',
};
