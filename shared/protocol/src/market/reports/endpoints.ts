import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const sendReport: Endpoint<typeof schemas.sendReport> = {
  id: 'market.sendReport',
  method: 'POST',
  path: '/api/dataservice/user/report',
  access: 'user',
  budget: { perMinute: 10 },
};
