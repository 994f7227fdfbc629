import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const accountInfo: Endpoint<typeof schemas.accountInfo> = {
  id: 'community.accountInfo',
  method: 'GET',
  path: '/api/communityservice/open/accountinfo',
  access: 'open',
};
export const setProfileShown: Endpoint<typeof schemas.setProfileShown> = {
  id: 'community.setProfileShown',
  method: 'POST',
  path: '/api/communityservice/profile/shown',
  access: 'user',
};
export const listFollows: Endpoint<typeof schemas.listFollows> = {
  id: 'community.listFollows',
  method: 'POST',
  path: '/api/communityservice/open/follows',
  access: 'open',
};
export const findNames: Endpoint<typeof schemas.findNames> = {
  id: 'community.findNames',
  method: 'POST',
  path: '/api/communityservice/names',
  access: 'user',
  budget: { perMinute: 120 },
};
