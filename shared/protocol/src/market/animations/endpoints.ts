import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Beside the specification's calls: what an item plays, read when somebody wants to see it. */
export const openAnimation: Endpoint<typeof schemas.openAnimation> = {
  id: 'market.openAnimation',
  method: 'POST',
  path: '/api/dcservice/item/open/animation',
  access: 'open',
  budget: { perMinute: 30 },
};
