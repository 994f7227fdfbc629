import { operations } from '@mortar/protocol/video/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Videos } from './service.ts';

/** Captions are the largest that is said of a video. */
const CAPTION_BYTES = 2 * 1024 * 1024;
const userIdOf = (request: FastifyRequest): number => request.person!.userId;

/** Binds videos, of their authors and of everybody. */
export function registerVideoRoutes(app: FastifyInstance, videos: Videos): void {
  route(app, operations.saveVideo, ({ body, request }) => videos.save(userIdOf(request), body));
  route(app, operations.editVideo, ({ body, request }) => videos.edit(userIdOf(request), body));
  route(app, operations.deleteVideo, ({ body, request }) => videos.remove(userIdOf(request), body.videoid));
  route(app, operations.retryVideo, ({ body, request }) => videos.retry(userIdOf(request), body.videoid));
  route(app, operations.setVideoCover, ({ body, request }) => videos.setCover(userIdOf(request), body.videoid, body.at));
  route(app, operations.setChapters, ({ body, request }) => videos.setChapters(userIdOf(request), body));
  route(app, operations.saveCaption, ({ body, request }) => videos.saveCaption(userIdOf(request), body), { bodyLimit: CAPTION_BYTES });
  route(app, operations.deleteCaption, ({ body, request }) => videos.deleteCaption(userIdOf(request), body));
  route(app, operations.listOwnVideos, ({ body, request }) => videos.mine(userIdOf(request), body));
  route(app, operations.getVideo, ({ body, request }) => videos.get(request.person?.userId, body.videoid));
  route(app, operations.listVideos, ({ body, request }) => videos.list(request.person?.userId, body));
}
