import type { Budget } from '../core/budget.ts';
import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** What one person changes. */
const WRITE: Budget = { perMinute: 30 };

export const saveVideo: Endpoint<typeof schemas.saveVideo> = {
  id: 'video.saveVideo',
  method: 'POST',
  path: '/api/communityservice/video/save',
  access: 'user',
  budget: WRITE,
};
export const editVideo: Endpoint<typeof schemas.editVideo> = {
  id: 'video.editVideo',
  method: 'POST',
  path: '/api/communityservice/video/edit',
  access: 'user',
  budget: WRITE,
};
export const deleteVideo: Endpoint<typeof schemas.deleteVideo> = {
  id: 'video.deleteVideo',
  method: 'POST',
  path: '/api/communityservice/video/delete',
  access: 'user',
};
export const retryVideo: Endpoint<typeof schemas.retryVideo> = {
  id: 'video.retryVideo',
  method: 'POST',
  path: '/api/communityservice/video/retry',
  access: 'user',
  budget: WRITE,
};
export const setVideoCover: Endpoint<typeof schemas.setVideoCover> = {
  id: 'video.setVideoCover',
  method: 'POST',
  path: '/api/communityservice/video/cover',
  access: 'user',
  budget: WRITE,
};
export const setChapters: Endpoint<typeof schemas.setChapters> = {
  id: 'video.setChapters',
  method: 'POST',
  path: '/api/communityservice/video/chapters',
  access: 'user',
  budget: WRITE,
};
export const saveCaption: Endpoint<typeof schemas.saveCaption> = {
  id: 'video.saveCaption',
  method: 'POST',
  path: '/api/communityservice/video/caption/save',
  access: 'user',
  budget: WRITE,
};
export const deleteCaption: Endpoint<typeof schemas.deleteCaption> = {
  id: 'video.deleteCaption',
  method: 'POST',
  path: '/api/communityservice/video/caption/delete',
  access: 'user',
};
export const listOwnVideos: Endpoint<typeof schemas.listOwnVideos> = {
  id: 'video.listOwnVideos',
  method: 'POST',
  path: '/api/communityservice/video/mine',
  access: 'user',
};
export const getVideo: Endpoint<typeof schemas.getVideo> = {
  id: 'video.getVideo',
  method: 'POST',
  path: '/api/communityservice/video/open/detail',
  access: 'open',
  budget: { perMinute: 120 },
};
export const listVideos: Endpoint<typeof schemas.listVideos> = {
  id: 'video.listVideos',
  method: 'POST',
  path: '/api/communityservice/video/open/list',
  access: 'open',
  budget: { perMinute: 120 },
};
