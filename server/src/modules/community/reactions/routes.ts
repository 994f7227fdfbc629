import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Reactions } from './service.ts';

/** Binds likes and what people keep. */
export function registerReactionRoutes(app: FastifyInstance, reactions: Reactions): void {
  route(app, operations.saveLike, ({ body, request }) => reactions.save(viewerOf(request), body));
  route(app, operations.getLikeStatus, ({ query, request }) => reactions.status(viewerOf(request), query));
  route(app, operations.userLikeList, ({ body, request }) => reactions.list(viewerOf(request), body));
}
