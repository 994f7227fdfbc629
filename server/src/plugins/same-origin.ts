import type { Endpoint } from '@mortar/protocol';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import { isForeign } from '../lib/own-origin.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook that refuses what another site's page, a link or a prefetch sends. */
    checkOriginFor(endpoint: Endpoint): onRequestHookHandler;
  }
}

async function register(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  app.decorate('checkOriginFor', ({ effect }: Endpoint): onRequestHookHandler => (request, _reply, done) => {
    const mode = request.headers['sec-fetch-mode'];
    // A navigation, an image and a prefetch are same-origin too when our own page holds them.
    const isNoCall = effect === true && mode !== undefined && mode !== 'cors';
    done(isForeign(request, publicUrl) || isNoCall ? new AppError('forbidden') : undefined);
  });
}

/** Calls come from our own pages or from no browser (security F10, docs/deviations.md). There is no CORS: no other origin ever reads an answer (F11). */
export const sameOrigin = fastifyPlugin(register, { name: 'same-origin' });
