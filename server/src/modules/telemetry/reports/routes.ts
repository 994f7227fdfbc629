import { operations } from '@mortar/protocol/telemetry/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Entries, Telemetry } from './service.ts';

/** A report is small; this is 50 entries of a long stack's size together. */
const REPORT_BYTES = 64 * 1024;

/** Takes what a browser's report says of remotes; gives back the rest. */
export type TakeReport = (entries: Entries, request: FastifyRequest) => Promise<Entries>;

/** Binds what browsers report. */
export function registerReportRoutes(app: FastifyInstance, telemetry: Telemetry, takeReport: TakeReport): void {
  route(app, operations.addFrontendLog, ({ body, request }) => telemetry.logFrontend(body, (entries) => takeReport(entries, request)), {
    bodyLimit: REPORT_BYTES,
  });
  route(app, operations.addVisit, ({ body }) => telemetry.addVisit(body));
}
