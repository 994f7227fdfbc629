import { HEADERS, type EndpointId } from '@mortar/protocol';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { Bars } from '../lib/bars.ts';

/** Calls behind the page's back: a refusal of them moves nobody to another page (spec §8). */
const IN_BACKGROUND = new Set<EndpointId>(['account.frontendLog', 'account.visitAdd']);

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook that refuses a network or device that an operator shut out. */
    checkBarsFor(id: EndpointId): onRequestHookHandler;
  }
}

async function register(app: FastifyInstance, { standing }: { standing: Pick<Bars, 'barOfCall'> }): Promise<void> {
  app.decorate('checkBarsFor', (id: EndpointId): onRequestHookHandler => (request, reply, done) => {
    const bar = standing.barOfCall(request.ip, String(request.headers[HEADERS.deviceId] ?? ''));
    if (bar === 'ipRestricted') reply.header('redirect', String(!IN_BACKGROUND.has(id)));
    done(bar && new AppError(bar));
  });
}

/** Blacklist and ip limit, on every call (spec §8). */
export const bars = fastifyPlugin(register, { name: 'bars' });
