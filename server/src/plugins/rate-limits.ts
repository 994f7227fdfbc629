import rateLimit from '@fastify/rate-limit';
import type { Budget, Endpoint } from '@mortar/protocol';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
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
    /** Hook that holds an endpoint's budget; `personFor` comes before it. */
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
  const limiters = { open: new Map<Budget, onRequestAsyncHookHandler>(), user: new Map<Budget, onRequestAsyncHookHandler>() };
  app.decorate('limitFor', ({ method, access, budget = method === 'GET' ? READ : WRITE }: Endpoint) => {
    const known = limiters[access];
    const perPerson = access === 'user' && { keyGenerator: ({ person }: FastifyRequest) => String(person?.uid) };
    const limiter = known.get(budget) ?? (app.rateLimit({ max: budget.perMinute, ...perPerson }) as onRequestAsyncHookHandler);
    known.set(budget, limiter);
    return limiter;
  });
  app.decorate('mayDecrypt', app.createRateLimit({ max: SIGN_MISS.perMinute }));
}

/**
 * Calls per minute, held per account where somebody must be signed in, so that people behind one address don't use up one
 * another's, and per client address elsewhere (an IPv6 /64 counts as one).
 */
export const rateLimits = fastifyPlugin(register, { name: 'rate-limits' });
