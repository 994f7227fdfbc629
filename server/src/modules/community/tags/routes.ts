import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Tags } from './service.ts';

/** Binds tags. */
export function registerTagRoutes(app: FastifyInstance, tags: Tags): void {
  route(app, operations.getTag, ({ body, request }) => tags.detail(viewerOf(request), body.tag));
  route(app, operations.followTag, ({ body, request }) => tags.follow(viewerOf(request), body));
  route(app, operations.listTags, ({ body, request }) => tags.list(viewerOf(request), body));
}
