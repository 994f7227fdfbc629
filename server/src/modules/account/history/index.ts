import type { FastifyInstance } from 'fastify';
import { route } from '../../../lib/route.ts';
import { personOf } from '../confirmation/index.ts';
import type { Sessions } from '../session/index.ts';
import { createHistory, type History } from './service.ts';

export type { History } from './service.ts';

/** Binds what an owner may read of the audit. */
export function registerHistoryRoutes(app: FastifyInstance, sessions: Sessions): History {
  const history = createHistory(sessions);
  route(app, 'account.securityLog', ({ query, request }) => history.page(personOf(request), query));
  return history;
}
