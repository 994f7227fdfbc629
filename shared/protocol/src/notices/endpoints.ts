import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listNotices: Endpoint<typeof schemas.listNotices> = {
  id: 'notices.listNotices',
  method: 'POST',
  path: '/api/accountservice/notice/findpage',
  access: 'user',
};
export const readNotices: Endpoint<typeof schemas.readNotices> = {
  id: 'notices.readNotices',
  method: 'POST',
  path: '/api/accountservice/notice/read',
  access: 'user',
};
