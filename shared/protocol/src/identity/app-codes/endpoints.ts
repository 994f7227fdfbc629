import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const issueAppCode: Endpoint<typeof schemas.issueAppCode> = {
  id: 'identity.issueAppCode',
  method: 'POST',
  path: '/api/accountservice/user/app/code',
  access: 'user',
};
export const exchangeAppCode: Endpoint<typeof schemas.exchangeAppCode> = {
  id: 'identity.exchangeAppCode',
  method: 'POST',
  path: '/api/accountservice/open/app/exchange',
  access: 'open',
};
