import { operations } from '@mortar/protocol/market/people/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { AlertChoices } from './choices.ts';

/** Binds what people chose to be told of. */
export function registerAlertRoutes(app: FastifyInstance, choices: AlertChoices): void {
  route(app, operations.getAlerts, ({ request }) => choices.read(request.person!.userId));
  route(app, operations.setAlerts, ({ body, request }) => choices.choose(request.person!.userId, body));
}
