import { operations } from '@mortar/protocol/quiz/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { ReportQuestion } from './service.ts';

/** Binds reports of questions. */
export function registerReportRoutes(app: FastifyInstance, report: ReportQuestion): void {
  route(app, operations.reportQuestion, ({ body, request }) => report(request.person!.userId, body));
}
