import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listDevices: Endpoint<typeof schemas.listDevices> = {
  id: 'identity.listDevices',
  method: 'GET',
  path: '/api/accountservice/user/devices',
  access: 'user',
};
export const endDevice: Endpoint<typeof schemas.endDevice> = {
  id: 'identity.endDevice',
  method: 'POST',
  path: '/api/accountservice/user/devices/end',
  access: 'user',
  proof: true,
};
export const endOtherDevices: Endpoint<typeof schemas.endOtherDevices> = {
  id: 'identity.endOtherDevices',
  method: 'POST',
  path: '/api/accountservice/user/devices/end/others',
  access: 'user',
  proof: true,
};
