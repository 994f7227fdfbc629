import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const votePoll: Endpoint<typeof schemas.votePoll> = {
  id: 'community.votePoll',
  method: 'POST',
  path: '/api/communityservice/poll/vote',
  access: 'user',
};
