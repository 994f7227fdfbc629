import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const createGroup: Endpoint<typeof schemas.createGroup> = {
  id: 'community.createGroup',
  method: 'POST',
  path: '/api/communityservice/group/create',
  access: 'user',
  idempotent: true,
  budget: { perMinute: 5 },
};
export const editGroup: Endpoint<typeof schemas.editGroup> = {
  id: 'community.editGroup',
  method: 'POST',
  path: '/api/communityservice/group/edit',
  access: 'user',
};
export const listGroups: Endpoint<typeof schemas.listGroups> = {
  id: 'community.listGroups',
  method: 'POST',
  path: '/api/communityservice/group/open/list',
  access: 'open',
};
export const getGroup: Endpoint<typeof schemas.getGroup> = {
  id: 'community.getGroup',
  method: 'POST',
  path: '/api/communityservice/group/open/detail',
  access: 'open',
};
export const joinGroup: Endpoint<typeof schemas.joinGroup> = {
  id: 'community.joinGroup',
  method: 'POST',
  path: '/api/communityservice/group/join',
  access: 'user',
};
export const leaveGroup: Endpoint<typeof schemas.leaveGroup> = {
  id: 'community.leaveGroup',
  method: 'POST',
  path: '/api/communityservice/group/leave',
  access: 'user',
};
export const listMembers: Endpoint<typeof schemas.listMembers> = {
  id: 'community.listMembers',
  method: 'POST',
  path: '/api/communityservice/group/open/members',
  access: 'open',
};
export const setMember: Endpoint<typeof schemas.setMember> = {
  id: 'community.setMember',
  method: 'POST',
  path: '/api/communityservice/group/member',
  access: 'user',
};
