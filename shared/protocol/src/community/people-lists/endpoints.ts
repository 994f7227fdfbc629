import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const createPeopleList: Endpoint<typeof schemas.createPeopleList> = {
  id: 'community.createPeopleList',
  method: 'POST',
  path: '/api/communityservice/peoplelist/create',
  access: 'user',
  idempotent: true,
  budget: { perMinute: 10 },
};
export const editPeopleList: Endpoint<typeof schemas.editPeopleList> = {
  id: 'community.editPeopleList',
  method: 'POST',
  path: '/api/communityservice/peoplelist/edit',
  access: 'user',
  budget: { perMinute: 30 },
};
export const deletePeopleList: Endpoint<typeof schemas.deletePeopleList> = {
  id: 'community.deletePeopleList',
  method: 'POST',
  path: '/api/communityservice/peoplelist/delete',
  access: 'user',
};
export const getPeopleList: Endpoint<typeof schemas.getPeopleList> = {
  id: 'community.getPeopleList',
  method: 'POST',
  path: '/api/communityservice/peoplelist/open/detail',
  access: 'open',
};
export const setListed: Endpoint<typeof schemas.setListed> = {
  id: 'community.setListed',
  method: 'POST',
  path: '/api/communityservice/peoplelist/member',
  access: 'user',
  budget: { perMinute: 60 },
};
export const listPeopleLists: Endpoint<typeof schemas.listPeopleLists> = {
  id: 'community.listPeopleLists',
  method: 'POST',
  path: '/api/communityservice/peoplelist/open/list',
  access: 'open',
  budget: { perMinute: 120 },
};
export const listListed: Endpoint<typeof schemas.listListed> = {
  id: 'community.listListed',
  method: 'POST',
  path: '/api/communityservice/peoplelist/open/people',
  access: 'open',
  budget: { perMinute: 120 },
};
