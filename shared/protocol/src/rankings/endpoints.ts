import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getTaskRanking: Endpoint<typeof schemas.getTaskRanking> = {
  id: 'rankings.getTaskRanking',
  method: 'GET',
  path: '/api/accountservice/quiz/reward/open/task/ranking',
  access: 'open',
};
export const getContributeRanking: Endpoint<typeof schemas.getContributeRanking> = {
  id: 'rankings.getContributeRanking',
  method: 'GET',
  path: '/api/accountservice/quiz/reward/open/contribute/ranking',
  access: 'open',
};
export const getInviteRanking: Endpoint<typeof schemas.getInviteRanking> = {
  id: 'rankings.getInviteRanking',
  method: 'GET',
  path: '/api/accountservice/user/open/quiz/invite/ranking',
  access: 'open',
};
export const getRankingSettings: Endpoint<typeof schemas.getRankingSettings> = {
  id: 'rankings.getRankingSettings',
  method: 'GET',
  path: '/api/accountservice/user/ranking/settings',
  access: 'user',
};
export const setRankingSettings: Endpoint<typeof schemas.setRankingSettings> = {
  id: 'rankings.setRankingSettings',
  method: 'POST',
  path: '/api/accountservice/user/ranking/settings',
  access: 'user',
};
