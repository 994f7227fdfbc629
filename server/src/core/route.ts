import { SUCCESS, type Body, type Data, type Operation, type Params, type Query, type Schemas } from '@mortar/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { ANSWER_MS, answerWithin, UPLOAD_MS } from './deadline.ts';
import { demandsOf } from './demands.ts';
import { routeSchema } from './route-schema.ts';
import { localeOf } from '../lib/locale-of.ts';
import { cleanerOf } from '../lib/validators.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What of the protocol a route answers. */
    operation?: Operation;
  }
}

/** What a handler gets: checked, and without any field that the schema does not name. */
export interface Call<Described extends Schemas> {
  body: Body<Described>;
  params: Params<Described>;
  query: Query<Described>;
  request: FastifyRequest;
  /** For cookies; the answer itself is what the handler returns. */
  reply: FastifyReply;
  /** Does an idempotent endpoint's work: once per key, in one transaction, with a result that is JSON. */
  once<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

export interface RouteOptions {
  /** Largest body in bytes; the server's own limit when unset. */
  bodyLimit?: number;
}

/**
 * Binds an endpoint of `@mortar/protocol`: method, path, schemas, rate limit, `sign`, envelope. The handler returns `data`
 * and throws `AppError` for everything else.
 */
export function route<Described extends Schemas>(
  app: FastifyInstance,
  operation: Operation<Described>,
  handler: (call: Call<Described>) => Promise<Data<Described>> | Data<Described>,
  options: RouteOptions = {},
): void {
  const { endpoint, schemas } = operation;
  const { method, path: url, encoding, isSlow } = endpoint;
  const demands = demandsOf(endpoint);
  const clean = cleanerOf(schemas.body);
  app.route({
    method,
    url,
    schema: routeSchema(operation),
    config: { operation },
    onRequest: [
      answerWithin(encoding === 'form' || isSlow ? UPLOAD_MS : ANSWER_MS),
      ...demands.flatMap(({ onRequest }) => onRequest?.(app) ?? []),
    ],
    preParsing: demands.flatMap(({ preParsing }) => preParsing?.(app) ?? []),
    preValidation: demands.flatMap(({ preValidation }) => preValidation?.(app) ?? []),
    // A form is read piece by piece by its handler, which checks it too.
    ...(encoding === 'form' && { validatorCompiler: () => () => true }),
    ...options,
    handler: async (request, reply) => {
      const input = clean(request.body);
      const once = app.onceFor(endpoint, request, input);
      const call = { body: input, params: request.params, query: request.query, request, reply, once: once.run } as Call<Described>;
      const data = await handler(call);
      once.assertUsed();
      return { code: SUCCESS, msg: app.messageOf(SUCCESS, localeOf(request)), status: 200, data };
    },
  });
}
