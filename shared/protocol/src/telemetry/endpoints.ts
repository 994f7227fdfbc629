import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const addFrontendLog: Endpoint<typeof schemas.addFrontendLog> = {
  id: 'telemetry.addFrontendLog',
  method: 'POST',
  path: '/api/accountservice/open/frontend/log',
  access: 'open',
  budget: { perMinute: 30 },
  isBackground: true,
};
export const addVisit: Endpoint<typeof schemas.addVisit> = {
  id: 'telemetry.addVisit',
  method: 'POST',
  path: '/api/accountservice/website/visit/open/add',
  access: 'open',
  budget: { perMinute: 60 },
  isBackground: true,
};
