import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const share: Endpoint<typeof schemas.share> = {
  id: 'quiz.share',
  method: 'POST',
  path: '/api/communityservice/quiz/open/share',
  access: 'open',
  budget: { perMinute: 30 },
};
export const getShare: Endpoint<typeof schemas.getShare> = {
  id: 'quiz.getShare',
  method: 'GET',
  path: '/api/communityservice/quiz/open/share/info',
  access: 'open',
};
export const rewardSocialShare: Endpoint<typeof schemas.rewardSocialShare> = {
  id: 'quiz.rewardSocialShare',
  method: 'POST',
  path: '/api/accountservice/user/quiz/social/share',
  access: 'user',
  idempotent: true,
};
