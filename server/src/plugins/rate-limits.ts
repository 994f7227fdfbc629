import rateLimit from '@fastify/rate-limit';
import type { Budget, Endpoint } from '@mortar/protocol';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';

/** What endpoints share that name no budget of their own. */
const READ: Budget = { perMinute: 1200 };
const WRITE: Budget = { perMinute: 120 };
/** Values of `sign` that must be decrypted; a browser needs one a minute. */
const SIGN_MISS: Budget = { perMinute: 300 };

const WINDOW_MS = 60_000;
const ADDRESSES = 20_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook that holds an endpoint's budget. */
    limitFor(endpoint: Endpoint): onRequestAsyncHookHandler;
    /** Takes one unit of the budget for decryptions; false when it is used up. */
    mayDecrypt: ReturnType<FastifyInstance['createRateLimit']>;
  }
}

async function register(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: WINDOW_MS,
    cache: ADDRESSES,
    ipv6Subnet: 64,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': true },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new AppError('rateLimited', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  const limiters = new Map<Budget, onRequestAsyncHookHandler>();
  app.decorate('limitFor', ({ method, budget = method === 'GET' ? READ : WRITE }: Endpoint) => {
    const limiter = limiters.get(budget) ?? (app.rateLimit({ max: budget.perMinute }) as onRequestAsyncHookHandler);
    limiters.set(budget, limiter);
    return limiter;
  });
  app.decorate('mayDecrypt', app.createRateLimit({ max: SIGN_MISS.perMinute }));
}

/** Calls per minute, held per client address (an IPv6 /64 counts as one). */
export const rateLimits = fastifyPlugin(register, { name: 'rate-limits' });
