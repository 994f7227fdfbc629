import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listSignInMethods: Endpoint<typeof schemas.listSignInMethods> = {
  id: 'identity.listSignInMethods',
  method: 'GET',
  path: '/api/accountservice/user/methods',
  access: 'user',
};
export const exportAccount: Endpoint<typeof schemas.exportAccount> = {
  id: 'identity.exportAccount',
  method: 'POST',
  path: '/api/accountservice/user/export',
  access: 'user',
  proof: true,
};
export const deleteAccount: Endpoint<typeof schemas.deleteAccount> = {
  id: 'identity.deleteAccount',
  method: 'POST',
  path: '/api/accountservice/user/delete',
  access: 'user',
  proof: true,
};
