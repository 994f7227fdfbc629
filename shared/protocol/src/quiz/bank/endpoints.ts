import type { Endpoint } from '../../core/endpoint.ts';
import type * as imports from './import.ts';
import type * as schemas from './schemas.ts';

export const getBankRole: Endpoint<typeof schemas.getBankRole> = {
  id: 'quiz.getBankRole',
  method: 'GET',
  path: '/api/communityservice/quiz/bank/role',
  access: 'user',
};
export const listBank: Endpoint<typeof schemas.listBank> = {
  id: 'quiz.listBank',
  method: 'GET',
  path: '/api/communityservice/quiz/bank/list',
  access: 'user',
};
export const getBankQuestion: Endpoint<typeof schemas.getBankQuestion> = {
  id: 'quiz.getBankQuestion',
  method: 'GET',
  path: '/api/communityservice/quiz/bank/question',
  access: 'user',
};
export const offerQuestion: Endpoint<typeof schemas.offerQuestion> = {
  id: 'quiz.offerQuestion',
  method: 'POST',
  path: '/api/communityservice/quiz/bank/offer',
  access: 'user',
};
export const approveQuestion: Endpoint<typeof schemas.approveQuestion> = {
  id: 'quiz.approveQuestion',
  method: 'POST',
  path: '/api/communityservice/quiz/bank/approve',
  access: 'user',
};
export const sendBackQuestion: Endpoint<typeof schemas.sendBackQuestion> = {
  id: 'quiz.sendBackQuestion',
  method: 'POST',
  path: '/api/communityservice/quiz/bank/sendback',
  access: 'user',
};
export const editQuestion: Endpoint<typeof schemas.editQuestion> = {
  id: 'quiz.editQuestion',
  method: 'POST',
  path: '/api/communityservice/quiz/bank/edit',
  access: 'user',
};
export const restQuestion: Endpoint<typeof schemas.restQuestion> = {
  id: 'quiz.restQuestion',
  method: 'POST',
  path: '/api/communityservice/quiz/bank/rest',
  access: 'user',
};
export const wakeQuestion: Endpoint<typeof schemas.wakeQuestion> = {
  id: 'quiz.wakeQuestion',
  method: 'POST',
  path: '/api/communityservice/quiz/bank/wake',
  access: 'user',
};
export const voidQuestion: Endpoint<typeof schemas.voidQuestion> = {
  id: 'quiz.voidQuestion',
  method: 'POST',
  path: '/api/communityservice/quiz/bank/void',
  access: 'user',
};
export const dismissReports: Endpoint<typeof schemas.dismissReports> = {
  id: 'quiz.dismissReports',
  method: 'POST',
  path: '/api/communityservice/quiz/bank/dismiss',
  access: 'user',
};
export const importQuestions: Endpoint<typeof imports.importQuestions> = {
  id: 'quiz.importQuestions',
  method: 'POST',
  path: '/api/communityservice/quiz/bank/import',
  access: 'user',
  budget: { perMinute: 10 },
};
