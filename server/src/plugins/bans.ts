import { HEADERS, type Endpoint } from '@mortar/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { BanCode, Bans } from '../lib/bans.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook that refuses a network or device that an operator shut out; a call in the background moves nobody to another page. */
    checkBansFor(endpoint: Endpoint): onRequestHookHandler;
  }
}

export interface BansOptions {
  standing: Pick<Bans, 'banOfCall'>;
  /** Refuses a blocked call, and ends what it carries of sessions. */
  refuse(ban: BanCode, request: FastifyRequest, reply: FastifyReply): Promise<never>;
}

async function register(app: FastifyInstance, { standing, refuse }: BansOptions): Promise<void> {
  app.decorate('checkBansFor', (endpoint: Endpoint): onRequestHookHandler => (request, reply, done) => {
    const ban = standing.banOfCall(request.ip, String(request.headers[HEADERS.deviceId] ?? ''));
    if (!ban) return done();
    // A promise for a blocked call alone: others wait for nothing.
    if (ban !== 'ipRestricted') return refuse(ban, request, reply);
    reply.header('redirect', String(!endpoint.isBackground));
    done(new AppError(ban));
  });
}

/** Blacklist and ip limit, on every call (spec §8). */
export const bans = fastifyPlugin(register, { name: 'bans' });
