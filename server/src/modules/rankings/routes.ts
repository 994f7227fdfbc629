import { operations } from '@mortar/protocol/rankings/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../core/route.ts';
import type { Rankings } from './service.ts';
import type { Board } from './tables.ts';

/** Binds the boards, and how a person is shown on them. */
export function registerRankingRoutes(app: FastifyInstance, rankings: Rankings): void {
  const bind = (board: Board, operation: typeof operations.getTaskRanking) =>
    route(app, operation, ({ query, request }) => rankings.list(board, query, request.person?.userId));
  bind('task', operations.getTaskRanking);
  bind('contribute', operations.getContributeRanking);
  bind('invite', operations.getInviteRanking);
  route(app, operations.getRankingSettings, ({ request }) => rankings.settings(request.person!.userId));
  route(app, operations.setRankingSettings, ({ body, request }) => rankings.setSettings(request.person!.userId, body));
}
