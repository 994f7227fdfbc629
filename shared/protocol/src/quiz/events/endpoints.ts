import type { Budget } from '../../core/budget.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Many may play from one address, such as a school's. */
const PLAY: Budget = { perMinute: 1200 };
const OFFICE: Budget = { perMinute: 60 };

export const listEvents: Endpoint<typeof schemas.listEvents> = {
  id: 'quiz.listEvents',
  method: 'GET',
  path: '/api/communityservice/quiz/open/events',
  access: 'open',
};
export const getEvent: Endpoint<typeof schemas.getEvent> = {
  id: 'quiz.getEvent',
  method: 'GET',
  path: '/api/communityservice/quiz/open/event',
  access: 'open',
  budget: PLAY,
};
export const getEventResult: Endpoint<typeof schemas.getEventResult> = {
  id: 'quiz.getEventResult',
  method: 'GET',
  path: '/api/communityservice/quiz/open/event/result',
  access: 'open',
};
export const enterEvent: Endpoint<typeof schemas.enterEvent> = {
  id: 'quiz.enterEvent',
  method: 'POST',
  path: '/api/communityservice/quiz/event/enter',
  access: 'user',
  budget: PLAY,
};
export const answerEvent: Endpoint<typeof schemas.answerEvent> = {
  id: 'quiz.answerEvent',
  method: 'POST',
  path: '/api/communityservice/quiz/event/answer',
  access: 'user',
  budget: PLAY,
};
export const reviveInEvent: Endpoint<typeof schemas.reviveInEvent> = {
  id: 'quiz.reviveInEvent',
  method: 'POST',
  path: '/api/communityservice/quiz/event/revival',
  access: 'user',
  budget: PLAY,
};
export const remindOfEvent: Endpoint<typeof schemas.remindOfEvent> = {
  id: 'quiz.remindOfEvent',
  method: 'POST',
  path: '/api/communityservice/quiz/event/remind',
  access: 'user',
  budget: OFFICE,
};
export const scheduleEvent: Endpoint<typeof schemas.scheduleEvent> = {
  id: 'quiz.scheduleEvent',
  method: 'POST',
  path: '/api/communityservice/quiz/event/schedule',
  access: 'user',
  budget: OFFICE,
};
export const cancelEvent: Endpoint<typeof schemas.cancelEvent> = {
  id: 'quiz.cancelEvent',
  method: 'POST',
  path: '/api/communityservice/quiz/event/cancel',
  access: 'user',
  budget: OFFICE,
};
