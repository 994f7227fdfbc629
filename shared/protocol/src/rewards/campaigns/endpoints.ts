import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getActivityProgress: Endpoint<typeof schemas.getActivityProgress> = {
  id: 'rewards.getActivityProgress',
  method: 'GET',
  path: '/api/accountservice/open/denet/progress',
  access: 'open',
};
export const listActivities: Endpoint<typeof schemas.listActivities> = {
  id: 'rewards.listActivities',
  method: 'GET',
  path: '/api/accountservice/user/activity/card',
  access: 'user',
};
export const getActivityInviteCode: Endpoint<typeof schemas.getActivityInviteCode> = {
  id: 'rewards.getActivityInviteCode',
  method: 'GET',
  path: '/api/accountservice/user/activity/invite/code',
  access: 'user',
};
