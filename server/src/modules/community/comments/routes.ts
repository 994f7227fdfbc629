import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Comments } from './service.ts';

/** Binds replies. */
export function registerCommentRoutes(app: FastifyInstance, comments: Comments): void {
  route(app, operations.saveComment, ({ body, request, once }) => once((tx) => comments.save(tx, viewerOf(request), body)));
  route(app, operations.listMoments, ({ body, request }) => comments.moments(viewerOf(request), body));
  route(app, operations.editComment, ({ body, request }) => comments.edit(viewerOf(request), body));
  route(app, operations.deleteComment, ({ body, request }) => comments.remove(viewerOf(request), body.commentid));
  route(app, operations.undeleteComment, ({ body, request }) => comments.restore(viewerOf(request), body.commentid));
}
