import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Rankings } from './service.ts';

/** Binds what is traded most. */
export function registerRankingRoutes(app: FastifyInstance, rankings: Rankings): void {
  route(app, operations.rankCollections, ({ query }) => rankings.rank(query));
}
