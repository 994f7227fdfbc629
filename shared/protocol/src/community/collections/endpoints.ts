import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getCollectionDetail: Endpoint<typeof schemas.getCollectionDetail> = {
  id: 'community.getCollectionDetail',
  method: 'GET',
  path: '/api/communityservice/open/getcollectiondetail',
  access: 'open',
  budget: { perMinute: 240 },
};
export const saveSeries: Endpoint<typeof schemas.saveSeries> = {
  id: 'community.saveSeries',
  method: 'POST',
  path: '/api/communityservice/series/save',
  access: 'user',
  idempotent: true,
  budget: { perMinute: 10 },
};
export const deleteSeries: Endpoint<typeof schemas.deleteSeries> = {
  id: 'community.deleteSeries',
  method: 'POST',
  path: '/api/communityservice/series/delete',
  access: 'user',
};
export const putIntoSeries: Endpoint<typeof schemas.putIntoSeries> = {
  id: 'community.putIntoSeries',
  method: 'POST',
  path: '/api/communityservice/series/put',
  access: 'user',
};
export const listSeries: Endpoint<typeof schemas.listSeries> = {
  id: 'community.listSeries',
  method: 'POST',
  path: '/api/communityservice/series/open/list',
  access: 'open',
};
export const listSeriesPosts: Endpoint<typeof schemas.listSeriesPosts> = {
  id: 'community.listSeriesPosts',
  method: 'POST',
  path: '/api/communityservice/series/open/posts',
  access: 'open',
};
