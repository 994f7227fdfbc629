import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const saveDraft: Endpoint<typeof schemas.saveDraft> = {
  id: 'community.saveDraft',
  method: 'POST',
  path: '/api/communityservice/draft/save',
  access: 'user',
  budget: { perMinute: 60 },
  isBackground: true,
};
export const listDrafts: Endpoint<typeof schemas.listDrafts> = {
  id: 'community.listDrafts',
  method: 'POST',
  path: '/api/communityservice/draft/list',
  access: 'user',
};
export const deleteDraft: Endpoint<typeof schemas.deleteDraft> = {
  id: 'community.deleteDraft',
  method: 'POST',
  path: '/api/communityservice/draft/delete',
  access: 'user',
};
