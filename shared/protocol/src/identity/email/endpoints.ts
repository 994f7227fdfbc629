import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const bindEmail: Endpoint<typeof schemas.bindEmail> = {
  id: 'identity.bindEmail',
  method: 'POST',
  path: '/api/accountservice/open/bindingemail',
  access: 'open',
  proof: 'signedIn',
};
export const changeEmail: Endpoint<typeof schemas.changeEmail> = {
  id: 'identity.changeEmail',
  method: 'POST',
  path: '/api/accountservice/user/email/change',
  access: 'user',
  proof: true,
};
export const unbindEmail: Endpoint<typeof schemas.unbindEmail> = {
  id: 'identity.unbindEmail',
  method: 'POST',
  path: '/api/accountservice/user/email/unbind',
  access: 'user',
  proof: true,
};
