import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const saveSchedule: Endpoint<typeof schemas.saveSchedule> = {
  id: 'community.saveSchedule',
  method: 'POST',
  path: '/api/communityservice/schedule/save',
  access: 'user',
  idempotent: true,
  budget: { perMinute: 20 },
};
export const listSchedules: Endpoint<typeof schemas.listSchedules> = {
  id: 'community.listSchedules',
  method: 'POST',
  path: '/api/communityservice/schedule/list',
  access: 'user',
};
export const publishScheduled: Endpoint<typeof schemas.publishScheduled> = {
  id: 'community.publishScheduled',
  method: 'POST',
  path: '/api/communityservice/schedule/now',
  access: 'user',
};
export const cancelSchedule: Endpoint<typeof schemas.cancelSchedule> = {
  id: 'community.cancelSchedule',
  method: 'POST',
  path: '/api/communityservice/schedule/cancel',
  access: 'user',
};
