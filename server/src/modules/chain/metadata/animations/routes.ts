import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../core/route.ts';
import type { createAnimations } from './animations.ts';
import { serveAnimations } from './serve.ts';
import type { Shelf } from './shelf.ts';

/** Binds what items play: opened by who wants to see it, and the copies that stand for it. */
export function registerAnimationRoutes(app: FastifyInstance, animations: ReturnType<typeof createAnimations>, shelf: Shelf): void {
  serveAnimations(app, shelf);
  route(app, operations.openAnimation, ({ body }) => animations(body.id));
}
