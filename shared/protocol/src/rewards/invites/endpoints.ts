import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getInviter: Endpoint<typeof schemas.getInviter> = {
  id: 'rewards.getInviter',
  method: 'GET',
  path: '/api/accountservice/open/invite/info',
  access: 'open',
};
export const getInviteCode: Endpoint<typeof schemas.getInviteCode> = {
  id: 'rewards.getInviteCode',
  method: 'GET',
  path: '/api/accountservice/user/invite/code',
  access: 'user',
};
export const listInvites: Endpoint<typeof schemas.listInvites> = {
  id: 'rewards.listInvites',
  method: 'GET',
  path: '/api/accountservice/user/invite/list',
  access: 'user',
};
export const appealInvite: Endpoint<typeof schemas.appealInvite> = {
  id: 'rewards.appealInvite',
  method: 'POST',
  path: '/api/accountservice/user/invite/appeal',
  access: 'user',
  budget: { perMinute: 10 },
};
