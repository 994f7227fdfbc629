import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const resetPassword: Endpoint<typeof schemas.resetPassword> = {
  id: 'identity.resetPassword',
  method: 'POST',
  path: '/api/accountservice/open/resetpassword',
  access: 'open',
};
export const updatePassword: Endpoint<typeof schemas.updatePassword> = {
  id: 'identity.updatePassword',
  method: 'POST',
  path: '/api/accountservice/user/updatepassword',
  access: 'user',
  proof: true,
};
