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
  /** Ends what a blocked call carries of sessions. */
  expel(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

async function register(app: FastifyInstance, { standing, expel }: BansOptions): Promise<void> {
  /** A promise for a blocked call alone: others wait for nothing. */
  async function expelled(ban: BanCode, request: FastifyRequest, reply: FastifyReply): Promise<never> {
    await expel(request, reply);
    throw new AppError(ban);
  }

  app.decorate('checkBansFor', (endpoint: Endpoint): onRequestHookHandler => (request, reply, done) => {
    const ban = standing.banOfCall(request.ip, String(request.headers[HEADERS.deviceId] ?? ''));
    if (!ban) return done();
    if (ban !== 'ipRestricted') return expelled(ban, request, reply);
    reply.header('redirect', String(!endpoint.isBackground));
    done(new AppError(ban));
  });
}

/** Blacklist and ip limit, on every call (spec §8). */
export const bans = fastifyPlugin(register, { name: 'bans' });
