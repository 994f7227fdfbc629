import { operations } from '@mortar/protocol/games/operations';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../../lib/locale-of.ts';
import { route } from '../../../core/route.ts';
import type { BoardService } from './service.ts';

/** Binds the list of games, and where people stand. */
export function registerBoardRoutes(app: FastifyInstance, boards: BoardService): void {
  route(app, operations.listGames, ({ request }) => boards.list(localeOf(request)));
  route(app, operations.listMyGames, ({ request }) => boards.myList(request.person!.userId, localeOf(request)));
  route(app, operations.getMyPoints, ({ request }) => boards.myPoints(request.person!.userId));
  route(app, operations.getTopRank, ({ query, request }) => boards.top(query, request.person));
  route(app, operations.getDaily, ({ query, request }) => boards.daily(query, request.person));
}
