import { HEADERS } from '@mortar/protocol';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { SignVerifier } from '../lib/sign-verifier.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses a request whose `sign` is missing, wrong or stale. */
    checkSign: onRequestAsyncHookHandler;
  }
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

async function register(app: FastifyInstance, { verifier }: { verifier: SignVerifier }): Promise<void> {
  app.decorate('checkSign', async (request: FastifyRequest) => {
    const os = header(request, HEADERS.os);
    const sign = header(request, HEADERS.sign);
    if (verifier.isCached(os, sign)) return;
    if (!verifier.isWellFormed(sign)) throw new AppError('signRefused');
    const budget = await app.mayDecrypt(request);
    if (!budget.isAllowed && budget.isExceeded) throw new AppError('rateLimited', { retryAfter: budget.ttlInSeconds });
    const outcome = await verifier.verify(os, sign);
    if (outcome === 'busy') throw new AppError('rateLimited', { retryAfter: 1 });
    if (outcome === 'refused') throw new AppError('signRefused');
  });
}

/** Check of the `sign` header: cheap refusals first, then the budget, then one decryption (decisions §5, research G1 to G3). */
export const signCheck = fastifyPlugin(register, { name: 'sign', dependencies: ['rate-limits'] });
