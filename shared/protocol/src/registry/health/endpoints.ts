import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getDay: Endpoint<typeof schemas.getDay> = {
  id: 'registry.getDay',
  method: 'GET',
  path: '/api/platformservice/user/health/day',
  access: 'user',
};
export const getHealth: Endpoint<typeof schemas.getHealth> = {
  id: 'registry.getHealth',
  method: 'GET',
  path: '/api/platformservice/user/health',
  access: 'user',
};
export const listVersionHealth: Endpoint<typeof schemas.listVersionHealth> = {
  id: 'registry.listVersionHealth',
  method: 'GET',
  path: '/api/platformservice/user/health/versions',
  access: 'user',
};
export const listHealthErrors: Endpoint<typeof schemas.listHealthErrors> = {
  id: 'registry.listHealthErrors',
  method: 'GET',
  path: '/api/platformservice/user/health/errors',
  access: 'user',
};
export const compareHealth: Endpoint<typeof schemas.compareHealth> = {
  id: 'registry.compareHealth',
  method: 'GET',
  path: '/api/platformservice/user/health/compare',
  access: 'user',
};
