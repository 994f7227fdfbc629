import { operations } from '@mortar/protocol/notices/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { NoticeService } from './service.ts';

/** Binds the list of notices. */
export function registerNoticeRoutes(app: FastifyInstance, notices: NoticeService): void {
  route(app, operations.listNotices, ({ body, request }) => notices.list(request.person!.userId, body));
  route(app, operations.readNotices, ({ body, request }) => notices.read(request.person!.userId, body));
}
