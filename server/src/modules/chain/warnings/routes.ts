import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Warnings } from './service.ts';

/** Binds what warns of collections. */
export function registerWarningRoutes(app: FastifyInstance, warnings: Warnings): void {
  route(app, operations.getWarnings, ({ query }) => warnings.get(query.id));
  route(app, operations.findWarnings, ({ body }) => warnings.find(body.ids));
}
