import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const mutePerson: Endpoint<typeof schemas.mutePerson> = {
  id: 'community.mutePerson',
  method: 'POST',
  path: '/api/communityservice/mute/save',
  access: 'user',
};
export const listMuted: Endpoint<typeof schemas.listMuted> = {
  id: 'community.listMuted',
  method: 'POST',
  path: '/api/communityservice/mute/list',
  access: 'user',
};
export const setWatchWord: Endpoint<typeof schemas.setWatchWord> = {
  id: 'community.setWatchWord',
  method: 'POST',
  path: '/api/communityservice/watchword/save',
  access: 'user',
};
export const listWatchWords: Endpoint<typeof schemas.listWatchWords> = {
  id: 'community.listWatchWords',
  method: 'POST',
  path: '/api/communityservice/watchword/list',
  access: 'user',
};
