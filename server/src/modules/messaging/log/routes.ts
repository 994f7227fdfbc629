import { operations } from '@mortar/protocol/messaging/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Found } from './found.ts';

/** Binds messages that a person finds without scrolling. */
export function registerFoundRoutes(app: FastifyInstance, found: Found): void {
  route(app, operations.listPins, ({ body, request }) => found.pins(request.person!.userId, body));
  route(app, operations.listMentions, ({ body, request }) => found.mentions(request.person!.userId, body));
  route(app, operations.clearMentions, ({ request }) => found.clearMentions(request.person!.userId));
}
