import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { ReadOwnStats, TellViewed } from './service.ts';

/** Binds an author's own numbers. */
export function registerStatsRoutes(app: FastifyInstance, { read, viewed }: { read: ReadOwnStats; viewed: TellViewed }): void {
  route(app, operations.tellViewed, ({ body, request }) => viewed(viewerOf(request), body));
  route(app, operations.readOwnStats, ({ body, request }) => read(viewerOf(request), body));
}
