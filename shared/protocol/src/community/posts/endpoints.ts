import type { Budget } from '../../core/budget.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** What one person writes. */
const WRITE: Budget = { perMinute: 60 };

export const savePost: Endpoint<typeof schemas.savePost> = {
  id: 'community.savePost',
  method: 'POST',
  path: '/api/communityservice/post/save',
  access: 'user',
  idempotent: true,
  budget: WRITE,
};
export const listGates: Endpoint<typeof schemas.listGates> = {
  id: 'community.listGates',
  method: 'GET',
  path: '/api/communityservice/post/gates',
  access: 'user',
};
export const editPost: Endpoint<typeof schemas.editPost> = {
  id: 'community.editPost',
  method: 'POST',
  path: '/api/communityservice/post/edit',
  access: 'user',
  budget: WRITE,
};
export const deletePost: Endpoint<typeof schemas.deletePost> = {
  id: 'community.deletePost',
  method: 'POST',
  path: '/api/communityservice/post/delete',
  access: 'user',
};
export const undeletePost: Endpoint<typeof schemas.undeletePost> = {
  id: 'community.undeletePost',
  method: 'POST',
  path: '/api/communityservice/post/undelete',
  access: 'user',
};
export const repost: Endpoint<typeof schemas.repost> = {
  id: 'community.repost',
  method: 'POST',
  path: '/api/communityservice/post/repost',
  access: 'user',
};
export const getPost: Endpoint<typeof schemas.getPost> = {
  id: 'community.getPost',
  method: 'POST',
  path: '/api/communityservice/post/open/detail',
  access: 'open',
};
export const findVideoPost: Endpoint<typeof schemas.findVideoPost> = {
  id: 'community.findVideoPost',
  method: 'POST',
  path: '/api/communityservice/post/open/ofvideo',
  access: 'open',
};
export const listVersions: Endpoint<typeof schemas.listVersions> = {
  id: 'community.listVersions',
  method: 'POST',
  path: '/api/communityservice/post/open/versions',
  access: 'open',
};
export const getLinkCard: Endpoint<typeof schemas.getLinkCard> = {
  id: 'community.getLinkCard',
  method: 'POST',
  path: '/api/communityservice/post/card',
  access: 'user',
  budget: { perMinute: 30 },
};
export const postList: Endpoint<typeof schemas.postList> = {
  id: 'community.postList',
  method: 'POST',
  path: '/api/communityservice/open/postlist',
  access: 'open',
  budget: { perMinute: 240 },
};
