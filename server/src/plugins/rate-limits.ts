import rateLimit from '@fastify/rate-limit';
import { endpoints, type EndpointId } from '@mortar/protocol';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';

/** Calls per minute of one address (an IPv6 /64 counts as one). */
const BUDGETS = {
  read: 1200,
  write: 120,
  /** Failure reports and visits: anyone may write them, so they are the tightest. */
  report: 30,
  visit: 60,
  /** Every one may send a mail to a stranger. */
  mail: 30,
  /** Making a challenge costs half a guess, using a link a write. */
  check: 60,
  /** Every one may keep a processor busy for a second. */
  upload: 60,
  /** Values of `sign` that must be decrypted; a browser needs one a minute. */
  signMiss: 300,
} as const;
type Group = keyof typeof BUDGETS;

const GROUP_OF: Partial<Record<EndpointId, Group>> = {
  'account.frontendLog': 'report',
  'account.visitAdd': 'visit',
  'account.sendEmail': 'mail',
  'account.emailConfirm': 'check',
  'account.captcha': 'check',
  'account.walletNonce': 'check',
  'dc.recaptcha': 'check',
  'uploads.dcFile': 'upload',
  'uploads.dcBanner': 'upload',
  'uploads.communityFile': 'upload',
  'uploads.chatFile': 'upload',
};

const WINDOW_MS = 60_000;
const ADDRESSES = 20_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Hook that holds an endpoint's budget; endpoints of one group share it. */
    limitFor(id: EndpointId): onRequestAsyncHookHandler;
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
  const limiters = new Map<Group, onRequestAsyncHookHandler>();
  app.decorate('limitFor', (id: EndpointId) => {
    const group = GROUP_OF[id] ?? (endpoints[id].method === 'GET' ? 'read' : 'write');
    const limiter = limiters.get(group) ?? (app.rateLimit({ max: BUDGETS[group] }) as onRequestAsyncHookHandler);
    limiters.set(group, limiter);
    return limiter;
  });
  app.decorate('mayDecrypt', app.createRateLimit({ max: BUDGETS.signMiss }));
}

/** One table of budgets, held per client address. */
export const rateLimits = fastifyPlugin(register, { name: 'rate-limits' });
