import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getCaseRole: Endpoint<typeof schemas.getCaseRole> = {
  id: 'community.getCaseRole',
  method: 'POST',
  path: '/api/communityservice/mod/role',
  access: 'user',
};
export const listCases: Endpoint<typeof schemas.listCases> = {
  id: 'community.listCases',
  method: 'POST',
  path: '/api/communityservice/mod/list',
  access: 'user',
};
export const getCase: Endpoint<typeof schemas.getCase> = {
  id: 'community.getCase',
  method: 'POST',
  path: '/api/communityservice/mod/case',
  access: 'user',
};
export const decideCase: Endpoint<typeof schemas.decideCase> = {
  id: 'community.decideCase',
  method: 'POST',
  path: '/api/communityservice/mod/decide',
  access: 'user',
};
export const reviewCase: Endpoint<typeof schemas.reviewCase> = {
  id: 'community.reviewCase',
  method: 'POST',
  path: '/api/communityservice/mod/review',
  access: 'user',
};
export const getOwnCase: Endpoint<typeof schemas.getOwnCase> = {
  id: 'community.getOwnCase',
  method: 'POST',
  path: '/api/communityservice/case/detail',
  access: 'user',
};
export const appealCase: Endpoint<typeof schemas.appealCase> = {
  id: 'community.appealCase',
  method: 'POST',
  path: '/api/communityservice/case/appeal',
  access: 'user',
  budget: { perMinute: 10 },
};
export const getAccountCase: Endpoint<typeof schemas.getAccountCase> = {
  id: 'community.getAccountCase',
  method: 'POST',
  path: '/api/communityservice/case/open/account',
  access: 'open',
  budget: { perMinute: 30 },
};
export const appealAccountCase: Endpoint<typeof schemas.appealAccountCase> = {
  id: 'community.appealAccountCase',
  method: 'POST',
  path: '/api/communityservice/case/open/appeal',
  access: 'open',
  budget: { perMinute: 10 },
};
