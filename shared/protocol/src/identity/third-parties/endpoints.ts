import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const startThirdParty: Endpoint<typeof schemas.startThirdParty> = {
  id: 'identity.startThirdParty',
  method: 'POST',
  path: '/api/accountservice/open/thirdparty/start',
  access: 'open',
};
export const loginByThirdParty: Endpoint<typeof schemas.loginByThirdParty> = {
  id: 'identity.loginByThirdParty',
  method: 'POST',
  path: '/api/accountservice/open/auto',
  access: 'open',
  idempotent: true,
};
export const listThirdParties: Endpoint<typeof schemas.listThirdParties> = {
  id: 'identity.listThirdParties',
  method: 'GET',
  path: '/api/accountservice/user/thirdparty/list',
  access: 'user',
};
export const bindThirdParty: Endpoint<typeof schemas.bindThirdParty> = {
  id: 'identity.bindThirdParty',
  method: 'POST',
  path: '/api/accountservice/user/bind/thirdparty',
  access: 'user',
  proof: true,
};
export const unbindThirdParty: Endpoint<typeof schemas.unbindThirdParty> = {
  id: 'identity.unbindThirdParty',
  method: 'POST',
  path: '/api/accountservice/user/unbind/thirdparty',
  access: 'user',
  proof: true,
};
