import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Feeds } from './service.ts';

/** Binds the feeds. */
export function registerFeedRoutes(app: FastifyInstance, feeds: Feeds): void {
  route(app, operations.findPage, ({ body, request }) => feeds.page(viewerOf(request), body));
  route(app, operations.countFresh, ({ body, request }) => feeds.fresh(viewerOf(request), body));
  route(app, operations.markFeed, ({ body, request }) => feeds.mark(viewerOf(request), body));
}
