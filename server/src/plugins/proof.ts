import { Readable } from 'node:stream';
import { HEADERS, PROOF_HEADER } from '@mortar/protocol';
import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler, preValidationAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { Clock } from '../lib/clock.ts';
import { ownOrigin } from '../lib/own-origin.ts';
import { readProof, sha256url, type ProofStore } from '../lib/proof.ts';
import { readMost } from '../lib/read-most.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** base64url SHA-256 of the body's bytes, or of the query in a GET. */
    bodyHash: string;
  }
  interface FastifyInstance {
    keepBodyHash: preParsingAsyncHookHandler;
    /** Refuses a call that the session's own browser did not make just now. */
    checkProof: preValidationAsyncHookHandler;
    /** The same where somebody is signed in; a visitor has no key to prove anything with. */
    checkProofOfPerson: preValidationAsyncHookHandler;
  }
}

export interface ProofOptions {
  proofs: ProofStore;
  clock: Clock;
  publicUrl: string;
}

function tokenHash(request: FastifyRequest): string {
  return sha256url(String(request.headers[HEADERS.authorization] ?? '').replace(/^Bearer /i, ''));
}

async function register(app: FastifyInstance, { proofs, clock, publicUrl }: ProofOptions): Promise<void> {
  app.decorateRequest('bodyHash', '');
  app.decorate('keepBodyHash', async (request, _reply, payload) => {
    if (request.method === 'GET') {
      request.bodyHash = sha256url(request.url.split('?')[1] ?? '');
      return payload;
    }
    const bytes = await readMost(payload as unknown as AsyncIterable<Buffer>, request.routeOptions.bodyLimit);
    if (!bytes) throw new AppError('tooLarge');
    request.bodyHash = sha256url(bytes);
    return Object.assign(Readable.from([bytes]), { receivedEncodedLength: bytes.length });
  });
  app.decorate('checkProof', async (request) => {
    const header = request.headers[PROOF_HEADER];
    const sessionId = request.person?.sessionId;
    const key = sessionId && typeof header === 'string' ? await proofs.keyOf(sessionId) : undefined;
    if (!sessionId || !key || typeof header !== 'string') throw new AppError('proofRefused');
    const htu = ownOrigin(request, publicUrl) + (request.url.split('?')[0] ?? '');
    const call = { htm: request.method, htu, ath: tokenHash(request), bh: request.bodyHash };
    const jti = await readProof(header, key, call, clock.now());
    const isFirst = jti !== undefined && (await proofs.use(sessionId, jti, new Date(clock.now())));
    if (!isFirst) throw new AppError('proofRefused');
  });
  app.decorate('checkProofOfPerson', async function checkProofOfPerson(request, reply) {
    if (request.person) await app.checkProof.call(this, request, reply);
  });
}

/** Proof that a call comes from the browser that signed in (security G4): a stolen token alone moves nothing. */
export const proof = fastifyPlugin(register, { name: 'proof', dependencies: ['person'] });
