import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const makeChallenge: Endpoint<typeof schemas.makeChallenge> = {
  id: 'quiz.makeChallenge',
  method: 'POST',
  path: '/api/communityservice/quiz/open/challenge',
  access: 'open',
  budget: { perMinute: 30 },
};
export const getChallenge: Endpoint<typeof schemas.getChallenge> = {
  id: 'quiz.getChallenge',
  method: 'GET',
  path: '/api/communityservice/quiz/open/challenge/info',
  access: 'open',
};
export const issueChallenge: Endpoint<typeof schemas.issueChallenge> = {
  id: 'quiz.issueChallenge',
  method: 'GET',
  path: '/api/communityservice/quiz/open/challenge/issue',
  access: 'open',
  effect: true,
  budget: { perMinute: 600 },
};
export const listScores: Endpoint<typeof schemas.listScores> = {
  id: 'quiz.listScores',
  method: 'GET',
  path: '/api/communityservice/quiz/open/challenge/scores',
  access: 'open',
};
