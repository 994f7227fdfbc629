import { HEADERS, type Endpoint } from '@mortar/protocol';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { Bars } from '../lib/bars.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook that refuses a network or device that an operator shut out; a call in the background moves nobody to another page. */
    checkBarsFor(endpoint: Endpoint): onRequestHookHandler;
  }
}

async function register(app: FastifyInstance, { standing }: { standing: Pick<Bars, 'barOfCall'> }): Promise<void> {
  app.decorate('checkBarsFor', (endpoint: Endpoint): onRequestHookHandler => (request, reply, done) => {
    const bar = standing.barOfCall(request.ip, String(request.headers[HEADERS.deviceId] ?? ''));
    if (bar === 'ipRestricted') reply.header('redirect', String(!endpoint.isBackground));
    done(bar && new AppError(bar));
  });
}

/** Blacklist and ip limit, on every call (spec §8). */
export const bars = fastifyPlugin(register, { name: 'bars' });
