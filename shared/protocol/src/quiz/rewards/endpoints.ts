import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listQuizRewards: Endpoint<typeof schemas.listQuizRewards> = {
  id: 'quiz.listQuizRewards',
  method: 'GET',
  path: '/api/accountservice/quiz/reward/list',
  access: 'user',
};
