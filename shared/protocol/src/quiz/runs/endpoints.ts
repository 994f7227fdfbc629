import type { Budget } from '../../core/budget.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Questions and what is done with them: a run has some thirty calls in three minutes, and a school one address. */
const PLAY: Budget = { perMinute: 600 };
/** A page says every two seconds that it is there. */
const ALIVE: Budget = { perMinute: 1200 };

export const issue: Endpoint<typeof schemas.issue> = {
  id: 'quiz.issue',
  method: 'GET',
  path: '/api/communityservice/quiz/open/issue',
  access: 'open',
  effect: true,
  budget: PLAY,
};
export const submitAnswer: Endpoint<typeof schemas.submitAnswer> = {
  id: 'quiz.submitAnswer',
  method: 'POST',
  path: '/api/communityservice/quiz/open/submit/answer',
  access: 'open',
  budget: PLAY,
};
export const swap: Endpoint<typeof schemas.swap> = {
  id: 'quiz.swap',
  method: 'POST',
  path: '/api/communityservice/quiz/swap',
  access: 'user',
  budget: PLAY,
};
export const skip: Endpoint<typeof schemas.skip> = {
  id: 'quiz.skip',
  method: 'POST',
  path: '/api/communityservice/quiz/skip',
  access: 'user',
  budget: PLAY,
};
export const revival: Endpoint<typeof schemas.revival> = {
  id: 'quiz.revival',
  method: 'POST',
  path: '/api/communityservice/quiz/revival',
  access: 'user',
  budget: PLAY,
};
export const giveUp: Endpoint<typeof schemas.giveUp> = {
  id: 'quiz.giveUp',
  method: 'POST',
  path: '/api/communityservice/quiz/open/giveup',
  access: 'open',
  budget: PLAY,
};
export const heartbeat: Endpoint<typeof schemas.heartbeat> = {
  id: 'quiz.heartbeat',
  method: 'POST',
  path: '/api/communityservice/quiz/open/heartbeat',
  access: 'open',
  budget: ALIVE,
  isBackground: true,
};
export const bind: Endpoint<typeof schemas.bind> = {
  id: 'quiz.bind',
  method: 'POST',
  path: '/api/communityservice/quiz/bind',
  access: 'user',
  budget: { perMinute: 30 },
};
