import { operations } from '@mortar/protocol/market/people/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { SendReport } from './service.ts';

/** Binds what people report. */
export function registerReportRoutes(app: FastifyInstance, send: SendReport): void {
  route(app, operations.sendReport, ({ body, request }) => send(request.person!.userId, body));
}
