import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { localeOf } from '../../../lib/locale-of.ts';
import { ownerOf } from '../runs/players.ts';
import type { RoundView } from './view.ts';

/** Binds the rounds and their commitments. */
export function registerRoundRoutes(app: FastifyInstance, rounds: RoundView): void {
  route(app, operations.getExpireTime, ({ request }) => rounds.now(ownerOf(request), { locale: localeOf(request) }));
  route(app, operations.listCommitments, ({ query }) => rounds.list(query.cursor, query.pageSize));
}
