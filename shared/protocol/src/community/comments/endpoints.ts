import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const saveComment: Endpoint<typeof schemas.saveComment> = {
  id: 'community.saveComment',
  method: 'POST',
  path: '/api/communityservice/comment/save',
  access: 'user',
  idempotent: true,
  budget: { perMinute: 60 },
};
export const editComment: Endpoint<typeof schemas.editComment> = {
  id: 'community.editComment',
  method: 'POST',
  path: '/api/communityservice/comment/edit',
  access: 'user',
};
export const deleteComment: Endpoint<typeof schemas.deleteComment> = {
  id: 'community.deleteComment',
  method: 'POST',
  path: '/api/communityservice/comment/delete',
  access: 'user',
};
export const undeleteComment: Endpoint<typeof schemas.undeleteComment> = {
  id: 'community.undeleteComment',
  method: 'POST',
  path: '/api/communityservice/comment/undelete',
  access: 'user',
};
export const listMoments: Endpoint<typeof schemas.listMoments> = {
  id: 'community.listMoments',
  method: 'POST',
  path: '/api/communityservice/comment/open/moments',
  access: 'open',
  budget: { perMinute: 120 },
};
