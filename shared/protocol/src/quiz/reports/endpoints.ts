import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const reportQuestion: Endpoint<typeof schemas.reportQuestion> = {
  id: 'quiz.reportQuestion',
  method: 'POST',
  path: '/api/communityservice/quiz/report',
  access: 'user',
  budget: { perMinute: 10 },
};
