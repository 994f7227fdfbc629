import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getHistory: Endpoint<typeof schemas.getHistory> = {
  id: 'quiz.getHistory',
  method: 'GET',
  path: '/api/communityservice/quiz/history',
  access: 'user',
};
export const getResult: Endpoint<typeof schemas.getResult> = {
  id: 'quiz.getResult',
  method: 'GET',
  path: '/api/communityservice/quiz/open/result',
  access: 'open',
};
