import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** One is sent away as everywhere else, by `dismissRecommendation` of the relations. */
export const suggestPeople: Endpoint<typeof schemas.suggestPeople> = {
  id: 'community.suggestPeople',
  method: 'POST',
  path: '/api/communityservice/people/suggested',
  access: 'user',
  budget: { perMinute: 60 },
};
