import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listGames: Endpoint<typeof schemas.listGames> = {
  id: 'games.listGames',
  method: 'GET',
  path: '/api/dcservice/game/open/list',
  access: 'open',
};
export const listMyGames: Endpoint<typeof schemas.listMyGames> = {
  id: 'games.listMyGames',
  method: 'GET',
  path: '/api/dcservice/game/list',
  access: 'user',
};
export const getMyPoints: Endpoint<typeof schemas.getMyPoints> = {
  id: 'games.getMyPoints',
  method: 'GET',
  path: '/api/dcservice/game/mypoints',
  access: 'user',
};
export const getTopRank: Endpoint<typeof schemas.getTopRank> = {
  id: 'games.getTopRank',
  method: 'GET',
  path: '/api/dcservice/game/open/getTopRank',
  access: 'open',
};
export const listMyRuns: Endpoint<typeof schemas.listMyRuns> = {
  id: 'games.listMyRuns',
  method: 'GET',
  path: '/api/dcservice/game/runs',
  access: 'user',
};
export const getHighlights: Endpoint<typeof schemas.getHighlights> = {
  id: 'games.getHighlights',
  method: 'GET',
  path: '/api/dcservice/game/open/highlights',
  access: 'open',
  budget: { perMinute: 60 },
  isBackground: true,
};
export const startRun: Endpoint<typeof schemas.startRun> = {
  id: 'games.startRun',
  method: 'POST',
  path: '/api/dcservice/game/run/start',
  access: 'user',
  idempotent: true,
};
export const finishRun: Endpoint<typeof schemas.finishRun> = {
  id: 'games.finishRun',
  method: 'POST',
  path: '/api/dcservice/game/run/finish',
  access: 'user',
  idempotent: true,
};
