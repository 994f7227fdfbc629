import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const practise: Endpoint<typeof schemas.practise> = {
  id: 'quiz.practise',
  method: 'GET',
  path: '/api/communityservice/quiz/open/practice',
  access: 'open',
  budget: { perMinute: 60 },
};
export const answerPractice: Endpoint<typeof schemas.answerPractice> = {
  id: 'quiz.answerPractice',
  method: 'POST',
  path: '/api/communityservice/quiz/open/practice/answer',
  access: 'open',
};
