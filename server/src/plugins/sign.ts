import { HEADERS } from '@mortar/protocol';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { SignVerifier } from '../lib/sign-verifier.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses a request whose `sign` is missing, wrong or stale. */
    checkSign: onRequestHookHandler;
  }
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

async function register(app: FastifyInstance, { verifier }: { verifier: SignVerifier }): Promise<void> {
  async function decrypt(request: FastifyRequest, os: string, sign: string): Promise<void> {
    if (!verifier.isWellFormed(sign)) throw new AppError('signRefused');
    const budget = await app.mayDecrypt(request);
    if (!budget.isAllowed && budget.isExceeded) throw new AppError('rateLimited', { retryAfter: budget.ttlInSeconds });
    const outcome = await verifier.verify(os, sign);
    if (outcome === 'busy') throw new AppError('rateLimited', { retryAfter: 1 });
    if (outcome === 'refused') throw new AppError('signRefused');
  }

  async function decryptThen(done: (refusal?: Error) => void, ...call: Parameters<typeof decrypt>): Promise<void> {
    try {
      await decrypt(...call);
    } catch (refusal) {
      return done(refusal as Error);
    }
    done();
  }

  app.decorate('checkSign', (request, _reply, done) => {
    const os = header(request, HEADERS.os);
    const sign = header(request, HEADERS.sign);
    // Nearly every call: it waits for nothing.
    if (verifier.isCached(os, sign)) done();
    else void decryptThen(done, request, os, sign);
  });
}

/** Check of the `sign` header: cheap refusals first, then the budget, then one decryption (docs/design/protocol.md, security G1 to G3). */
export const signCheck = fastifyPlugin(register, { name: 'sign', dependencies: ['rate-limits'] });
