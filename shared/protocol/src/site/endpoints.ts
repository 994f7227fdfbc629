import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getAndroidUrl: Endpoint<typeof schemas.getAndroidUrl> = {
  id: 'site.getAndroidUrl',
  method: 'GET',
  path: '/api/accountservice/open/android/url',
  access: 'open',
};
export const getSigningKeys: Endpoint<typeof schemas.getSigningKeys> = {
  id: 'site.getSigningKeys',
  method: 'GET',
  path: '/api/accountservice/open/sign/keys',
  access: 'open',
  isUnsigned: true,
};
