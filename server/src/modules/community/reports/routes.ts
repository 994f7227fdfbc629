import { operations } from '@mortar/protocol/community/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { viewerOf } from '../viewer-of.ts';
import type { Report } from './service.ts';

/** Binds reports. */
export function registerReportRoutes(app: FastifyInstance, report: Report): void {
  route(app, operations.reportPost, ({ body, request }) => report(viewerOf(request), body));
}
