import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const submitQuestion: Endpoint<typeof schemas.submitQuestion> = {
  id: 'quiz.submitQuestion',
  method: 'POST',
  path: '/api/communityservice/quiz/question/submit',
  access: 'user',
  idempotent: true,
  budget: { perMinute: 10 },
};
export const listOwnQuestions: Endpoint<typeof schemas.listOwnQuestions> = {
  id: 'quiz.listOwnQuestions',
  method: 'GET',
  path: '/api/communityservice/quiz/question/list',
  access: 'user',
};
