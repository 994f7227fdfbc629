import { operations } from '@mortar/protocol/ledger/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Ledger } from '../index.ts';

/** Binds what a person sees of their bricks. */
export function registerBricksRoutes(app: FastifyInstance, ledger: Pick<Ledger, 'balances' | 'history'>): void {
  route(app, operations.getBricks, ({ request }) => ledger.balances(request.person!.userId));
  route(app, operations.listBricksHistory, ({ query, request }) => ledger.history(request.person!.userId, query));
}
