import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getNewsRole: Endpoint<typeof schemas.getNewsRole> = {
  id: 'news.getNewsRole',
  method: 'GET',
  path: '/api/communityservice/news/role',
  access: 'user',
};
export const listNewsDrafts: Endpoint<typeof schemas.listNewsDrafts> = {
  id: 'news.listNewsDrafts',
  method: 'GET',
  path: '/api/communityservice/news/drafts',
  access: 'user',
};
export const getNewsDraft: Endpoint<typeof schemas.getNewsDraft> = {
  id: 'news.getNewsDraft',
  method: 'GET',
  path: '/api/communityservice/news/drafts/detail',
  access: 'user',
};
export const saveNewsDraft: Endpoint<typeof schemas.saveNewsDraft> = {
  id: 'news.saveNewsDraft',
  method: 'POST',
  path: '/api/communityservice/news/drafts/save',
  access: 'user',
  budget: { perMinute: 60 },
  isBackground: true,
};
export const deleteNewsDraft: Endpoint<typeof schemas.deleteNewsDraft> = {
  id: 'news.deleteNewsDraft',
  method: 'POST',
  path: '/api/communityservice/news/drafts/delete',
  access: 'user',
};
export const changeNews: Endpoint<typeof schemas.changeNews> = {
  id: 'news.changeNews',
  method: 'POST',
  path: '/api/communityservice/news/drafts/change',
  access: 'user',
};
export const publishNewsDraft: Endpoint<typeof schemas.publishNewsDraft> = {
  id: 'news.publishNewsDraft',
  method: 'POST',
  path: '/api/communityservice/news/drafts/publish',
  access: 'user',
  idempotent: true,
};
export const scheduleNewsDraft: Endpoint<typeof schemas.scheduleNewsDraft> = {
  id: 'news.scheduleNewsDraft',
  method: 'POST',
  path: '/api/communityservice/news/drafts/schedule',
  access: 'user',
};
export const holdNewsDraft: Endpoint<typeof schemas.holdNewsDraft> = {
  id: 'news.holdNewsDraft',
  method: 'POST',
  path: '/api/communityservice/news/drafts/hold',
  access: 'user',
};
export const takeBackNews: Endpoint<typeof schemas.takeBackNews> = {
  id: 'news.takeBackNews',
  method: 'POST',
  path: '/api/communityservice/news/takeback',
  access: 'user',
  idempotent: true,
};
