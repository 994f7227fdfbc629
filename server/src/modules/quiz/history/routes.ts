import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import type { History } from './service.ts';

/** Binds runs that are over. */
export function registerHistoryRoutes(app: FastifyInstance, history: History): void {
  route(app, operations.getHistory, ({ query, request }) => history.list(request.person!.userId, query, localeOf(request)));
  route(app, operations.getResult, ({ query, request }) => history.result(query.runid, localeOf(request)));
}
