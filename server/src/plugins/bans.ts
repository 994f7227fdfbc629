import { HEADERS, type Endpoint } from '@mortar/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { Bans } from '../lib/bans.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook that refuses a network or device that an operator shut out; a call in the background moves nobody to another page. */
    checkBansFor(endpoint: Endpoint): onRequestAsyncHookHandler;
  }
}

export interface BansOptions {
  standing: Pick<Bans, 'banOfCall'>;
  /** Ends what a blocked call carries of sessions. */
  expel(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

async function register(app: FastifyInstance, { standing, expel }: BansOptions): Promise<void> {
  app.decorate('checkBansFor', (endpoint: Endpoint): onRequestAsyncHookHandler => async (request, reply) => {
    const ban = standing.banOfCall(request.ip, String(request.headers[HEADERS.deviceId] ?? ''));
    if (!ban) return;
    if (ban === 'ipRestricted') reply.header('redirect', String(!endpoint.isBackground));
    else await expel(request, reply);
    throw new AppError(ban);
  });
}

/** Blacklist and ip limit, on every call (spec §8). */
export const bans = fastifyPlugin(register, { name: 'bans' });
