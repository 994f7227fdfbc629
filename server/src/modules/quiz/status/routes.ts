import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import { browserOf, ownerOf } from '../runs/players.ts';
import type { Status } from './service.ts';

/** Binds what stands now: the open round, the caller's run, and the commitments of all rounds. */
export function registerStatusRoutes(app: FastifyInstance, status: Status): void {
  route(app, operations.getExpireTime, ({ request }) => status.now(ownerOf(request), browserOf(request), { locale: localeOf(request) }));
  route(app, operations.listCommitments, ({ query }) => status.list(query.cursor, query.pageSize));
}
