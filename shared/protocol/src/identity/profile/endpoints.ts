import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getProfile: Endpoint<typeof schemas.getProfile> = {
  id: 'identity.getProfile',
  method: 'GET',
  path: '/api/accountservice/user/info',
  access: 'user',
};
export const updateProfile: Endpoint<typeof schemas.updateProfile> = {
  id: 'identity.updateProfile',
  method: 'POST',
  path: '/api/accountservice/user/profile/update',
  access: 'user',
};
export const updateLanguage: Endpoint<typeof schemas.updateLanguage> = {
  id: 'identity.updateLanguage',
  method: 'POST',
  path: '/api/accountservice/user/language/update',
  access: 'user',
};
