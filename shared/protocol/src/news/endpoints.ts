import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const selectAllNews: Endpoint<typeof schemas.selectAllNews> = {
  id: 'news.selectAllNews',
  method: 'POST',
  path: '/api/communityservice/open/selectallnews',
  access: 'open',
  budget: { perMinute: 120 },
};
export const newsFavorites: Endpoint<typeof schemas.newsFavorites> = {
  id: 'news.newsFavorites',
  method: 'GET',
  path: '/api/communityservice/open/news/favorites',
  access: 'open',
};
/** Beside the specification's calls: one piece of news, what editors do, and how reading the sources goes. */
export const getNews: Endpoint<typeof schemas.getNews> = {
  id: 'news.getNews',
  method: 'POST',
  path: '/api/communityservice/news/open/detail',
  access: 'open',
  budget: { perMinute: 120 },
};
export const saveNews: Endpoint<typeof schemas.saveNews> = {
  id: 'news.saveNews',
  method: 'POST',
  path: '/api/communityservice/news/save',
  access: 'user',
  idempotent: true,
};
export const removeNews: Endpoint<typeof schemas.removeNews> = {
  id: 'news.removeNews',
  method: 'POST',
  path: '/api/communityservice/news/delete',
  access: 'user',
};
export const addNewsSource: Endpoint<typeof schemas.addNewsSource> = {
  id: 'news.addNewsSource',
  method: 'POST',
  path: '/api/communityservice/news/sources/add',
  access: 'user',
  budget: { perMinute: 10 },
};
export const pauseNewsSource: Endpoint<typeof schemas.pauseNewsSource> = {
  id: 'news.pauseNewsSource',
  method: 'POST',
  path: '/api/communityservice/news/sources/pause',
  access: 'user',
};
export const removeNewsSource: Endpoint<typeof schemas.removeNewsSource> = {
  id: 'news.removeNewsSource',
  method: 'POST',
  path: '/api/communityservice/news/sources/delete',
  access: 'user',
};
export const listNewsSources: Endpoint<typeof schemas.listNewsSources> = {
  id: 'news.listNewsSources',
  method: 'GET',
  path: '/api/communityservice/news/sources',
  access: 'user',
};
