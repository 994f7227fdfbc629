import type { Budget } from '../core/budget.ts';
import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Runs of visitors, beginnings and ends together. */
const VISITOR_RUNS: Budget = { perMinute: 60 };

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
export const getDaily: Endpoint<typeof schemas.getDaily> = {
  id: 'games.getDaily',
  method: 'GET',
  path: '/api/dcservice/game/open/daily',
  access: 'open',
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
export const startOpenRun: Endpoint<typeof schemas.startOpenRun> = {
  id: 'games.startOpenRun',
  method: 'POST',
  path: '/api/dcservice/game/open/run/start',
  access: 'open',
  budget: VISITOR_RUNS,
};
export const finishOpenRun: Endpoint<typeof schemas.finishOpenRun> = {
  id: 'games.finishOpenRun',
  method: 'POST',
  path: '/api/dcservice/game/open/run/finish',
  access: 'open',
  budget: VISITOR_RUNS,
};
export const claimRun: Endpoint<typeof schemas.claimRun> = {
  id: 'games.claimRun',
  method: 'POST',
  path: '/api/dcservice/game/run/claim',
  access: 'user',
  idempotent: true,
};
