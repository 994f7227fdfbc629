import { HEADERS } from '@mortar/protocol';
import { operations } from '@mortar/protocol/realtime/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Handshake } from './service.ts';

/** The exchange of keys before the first connection of a login. */
export function registerHandshakeRoutes(app: FastifyInstance, handshake: Handshake): void {
  route(app, operations.getKeyPair, () => ({ publickey: handshake.publicKey }));
  route(app, operations.getUtoken, async ({ query, request }) => ({
    utoken: await handshake.giveUtoken(query.token, request.person!, String(request.headers[HEADERS.deviceId] ?? '')),
  }));
}
