import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** `home` and `saved` need a session. */
export const findPage: Endpoint<typeof schemas.findPage> = {
  id: 'community.findPage',
  method: 'POST',
  path: '/api/communityservice/open/findpage',
  access: 'open',
  budget: { perMinute: 240 },
};
/** Beside the specification's calls, as all that have no `userlike`: what a pill asks. */
export const countFresh: Endpoint<typeof schemas.countFresh> = {
  id: 'community.countFresh',
  method: 'POST',
  path: '/api/communityservice/open/fresh',
  access: 'open',
  budget: { perMinute: 120 },
  isBackground: true,
};
export const markFeed: Endpoint<typeof schemas.markFeed> = {
  id: 'community.markFeed',
  method: 'POST',
  path: '/api/communityservice/feedmark',
  access: 'user',
  budget: { perMinute: 120 },
  isBackground: true,
};
