import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const search: Endpoint<typeof schemas.search> = {
  id: 'messaging.search',
  method: 'POST',
  path: '/api/accountservice/imsearch/findpage',
  access: 'user',
  budget: { perMinute: 120 },
};
