import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getProof: Endpoint<typeof schemas.getProof> = {
  id: 'quiz.getProof',
  method: 'GET',
  path: '/api/communityservice/quiz/open/verify',
  access: 'open',
  budget: { perMinute: 120 },
};
