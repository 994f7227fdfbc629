import { operations } from '@mortar/protocol/market/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { createChainDoor } from './service.ts';

/** Binds what pages ask chains through. */
export function registerRpcRoutes(app: FastifyInstance, deps: Parameters<typeof createChainDoor>[0]): void {
  const door = createChainDoor(deps);
  route(app, operations.askChain, ({ body }) => door.ask(body));
  route(app, operations.fundTestAccount, ({ body }) => door.fund(body));
}
