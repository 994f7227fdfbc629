import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listSecurityLog: Endpoint<typeof schemas.listSecurityLog> = {
  id: 'identity.listSecurityLog',
  method: 'GET',
  path: '/api/accountservice/user/security/log',
  access: 'user',
};
