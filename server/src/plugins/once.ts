import { HEADERS, IDEMPOTENCY_KEY_HEADER, type Endpoint } from '@mortar/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../db/db.ts';
import { AppError } from '../lib/app-error.ts';
import { addressOf, KEY_PATTERN, type Idempotency } from '../core/idempotency.ts';
import { invalidFields } from '../lib/invalid-fields.ts';
import { localeOf } from '../lib/locale-of.ts';

const KEY = new RegExp(KEY_PATTERN);

/** The one piece of work of a call. */
export interface Once {
  run<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** @throws Error when an idempotent endpoint did its work outside of it */
  assertUsed(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the key of a call to an idempotent endpoint. @throws AppError `validation` when it has none */
    onceFor(endpoint: Endpoint, request: FastifyRequest, body: unknown): Once;
  }
}

const NOT_ONCE: Once = {
  run: () => Promise.reject(new Error('this endpoint is not idempotent')),
  assertUsed: () => {},
};

function keyOf(request: FastifyRequest): string {
  const key = request.headers[IDEMPOTENCY_KEY_HEADER];
  if (typeof key === 'string' && KEY.test(key)) return key;
  const failure = { keyword: key === undefined ? 'required' : 'pattern', instancePath: '', schemaPath: '', params: {} };
  const [{ message } = { message: '' }] = invalidFields([failure], localeOf(request));
  throw new AppError('validation', { data: [{ field: IDEMPOTENCY_KEY_HEADER, message }] });
}

function callerOf({ person, headers }: FastifyRequest): string {
  return person ? `user:${person.userId}` : `device:${String(headers[HEADERS.deviceId] ?? '').slice(0, 128)}`;
}

async function register(app: FastifyInstance, { idempotency }: { idempotency: Idempotency }): Promise<void> {
  app.decorate('onceFor', (endpoint: Endpoint, request: FastifyRequest, body: unknown): Once => {
    if (!endpoint.idempotent) return NOT_ONCE;
    const call = { endpoint: addressOf(endpoint), caller: callerOf(request), key: keyOf(request), body };
    let isUsed = false;
    return {
      run(work) {
        isUsed = true;
        return idempotency.once(call, work);
      },
      assertUsed() {
        if (!isUsed) throw new Error(`${endpoint.id} is idempotent and must do its work with once()`);
      },
    };
  });
}

/** The same `Idempotency-Key` gives the same answer once (security G5). */
export const once = fastifyPlugin(register, { name: 'once', dependencies: ['person'] });
