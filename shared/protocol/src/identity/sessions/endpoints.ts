import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const register: Endpoint<typeof schemas.register> = {
  id: 'identity.register',
  method: 'POST',
  path: '/api/accountservice/open/register',
  access: 'open',
  idempotent: true,
};
export const login: Endpoint<typeof schemas.login> = {
  id: 'identity.login',
  method: 'POST',
  path: '/api/accountservice/open/login',
  access: 'open',
};
export const refreshSession: Endpoint<typeof schemas.refreshSession> = {
  id: 'identity.refreshSession',
  method: 'POST',
  path: '/api/accountservice/open/session/refresh',
  access: 'open',
};
export const getSession: Endpoint<typeof schemas.getSession> = {
  id: 'identity.getSession',
  method: 'POST',
  path: '/api/accountservice/user/login',
  access: 'user',
};
export const logout: Endpoint<typeof schemas.logout> = {
  id: 'identity.logout',
  method: 'POST',
  path: '/api/accountservice/user/logout',
  access: 'user',
};
