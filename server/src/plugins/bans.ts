import { HEADERS, type Endpoint } from '@mortar/protocol';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { Bans } from '../lib/bans.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook that refuses a network or device that an operator shut out; a call in the background moves nobody to another page. */
    checkBansFor(endpoint: Endpoint): onRequestHookHandler;
  }
}

async function register(app: FastifyInstance, { standing }: { standing: Pick<Bans, 'banOfCall'> }): Promise<void> {
  app.decorate('checkBansFor', (endpoint: Endpoint): onRequestHookHandler => (request, reply, done) => {
    const ban = standing.banOfCall(request.ip, String(request.headers[HEADERS.deviceId] ?? ''));
    if (ban === 'ipRestricted') reply.header('redirect', String(!endpoint.isBackground));
    done(ban && new AppError(ban));
  });
}

/** Blacklist and ip limit, on every call (spec §8). */
export const bans = fastifyPlugin(register, { name: 'bans' });
