import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getExpireTime: Endpoint<typeof schemas.getExpireTime> = {
  id: 'quiz.getExpireTime',
  method: 'GET',
  path: '/api/communityservice/quiz/open/expire/time',
  access: 'open',
};
export const listCommitments: Endpoint<typeof schemas.listCommitments> = {
  id: 'quiz.listCommitments',
  method: 'GET',
  path: '/api/communityservice/quiz/open/commits',
  access: 'open',
};
