import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Endpoint } from '@mortar/protocol';
import { SOCKET_PATH } from '@mortar/protocol/realtime';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';

const UPGRADE_REQUIRED = 426;

/** A request that wants to become a socket. */
export interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  /** Where it comes from, as the server trusts it. */
  ip: string;
}

export interface UpgradeOptions {
  /** Requests of one address a minute. */
  perMinute: number;
  take(upgrade: Upgrade): void;
}

/** Stays with a socket for good, and so knows nothing of its request. */
function destroy(this: Duplex): void {
  this.destroy();
}

/**
 * Sends upgrades through the routes like any other request, so that Host, Origin, bans and budgets hold for them
 * (security J6); what a hook refuses is answered in our envelope, and the socket ends.
 */
export function takeUpgrades(app: FastifyInstance, { perMinute, take }: UpgradeOptions): void {
  const waiting = new WeakMap<IncomingMessage, Omit<Upgrade, 'request' | 'ip'>>();
  const endpoint: Endpoint = { id: 'realtime.connect', method: 'GET', path: SOCKET_PATH, access: 'open', budget: { perMinute } };

  app.server.on('upgrade', (request, socket, head) => {
    const response = new ServerResponse(request);
    waiting.set(request, { socket, head });
    socket.on('error', destroy);
    response.assignSocket(socket as never);
    response.once('finish', () => socket.end(() => socket.destroy()));
    app.routing(request, response);
  });

  app.get(
    SOCKET_PATH,
    { schema: { hide: true }, onRequest: [app.checkOriginFor(endpoint), app.checkBansFor(endpoint), app.limitFor(endpoint)] },
    (request, reply) => {
      const upgrade = waiting.get(request.raw);
      if (!upgrade) throw new AppError('malformed', { status: UPGRADE_REQUIRED });
      waiting.delete(request.raw);
      reply.hijack();
      reply.raw.detachSocket(upgrade.socket as never);
      take({ request: request.raw, ip: request.ip, ...upgrade });
    },
  );
}
