import { HEADERS } from '@mortar/protocol';
import { operations } from '@mortar/protocol/realtime/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import type { Handshake } from './service.ts';

/** Longest id of a device that counts. */
const DEVICE_CHARACTERS = 128;

/** The exchange of keys before the first connection of a login. */
export function registerHandshakeRoutes(app: FastifyInstance, handshake: Handshake): void {
  route(app, operations.getKeyPair, () => ({ publickey: handshake.publicKey }));
  route(app, operations.getUtoken, async ({ query, request }) => ({
    utoken: await handshake.giveUtoken(
      query.token,
      request.person!,
      String(request.headers[HEADERS.deviceId] ?? '').slice(0, DEVICE_CHARACTERS),
    ),
  }));
}
