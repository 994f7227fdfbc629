import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getAlerts: Endpoint<typeof schemas.getAlerts> = {
  id: 'market.getAlerts',
  method: 'GET',
  path: '/api/dataservice/user/alerts',
  access: 'user',
};
export const setAlerts: Endpoint<typeof schemas.setAlerts> = {
  id: 'market.setAlerts',
  method: 'POST',
  path: '/api/dataservice/user/alerts/set',
  access: 'user',
};
