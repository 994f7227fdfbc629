import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { personOf } from '../confirmation/index.ts';
import type { History } from './service.ts';

/** Binds what an owner may read of the audit. */
export function registerHistoryRoutes(app: FastifyInstance, history: History): void {
  route(app, operations.listSecurityLog, ({ query, request }) => history.page(personOf(request), query));
}
