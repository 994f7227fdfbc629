import { operations } from '@mortar/protocol/games/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { RecentService } from './service.ts';

/** Binds what was played lately. */
export function registerRecentRoutes(app: FastifyInstance, recent: RecentService): void {
  route(app, operations.listMyRuns, ({ query, request }) => recent.myRuns(request.person!.userId, query));
  route(app, operations.getHighlights, () => recent.highlights());
}
