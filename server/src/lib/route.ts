import { endpoints, SUCCESS, type Endpoint, type EndpointId, type Input, type Output } from '@mortar/protocol';
import { schemas, type EndpointSchemas } from '@mortar/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { endpointSchema } from './endpoint-schema.ts';
import { localeOf } from './locale-of.ts';
import { messageOf } from './messages.ts';
import { cleanerOf } from './validators.ts';

type Part<Id extends EndpointId, Method extends string> = (typeof endpoints)[Id]['method'] extends Method ? Input<Id> : undefined;

/** What a handler gets: checked, and without any field that the schema does not name. */
export interface Call<Id extends EndpointId> {
  body: Part<Id, 'POST'>;
  query: Part<Id, 'GET'>;
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
export function route<Id extends EndpointId>(
  app: FastifyInstance,
  id: Id,
  handler: (call: Call<Id>) => Promise<Output<Id>> | Output<Id>,
  options: RouteOptions = {},
): void {
  const endpoint: Endpoint = endpoints[id];
  const { method, path } = endpoint;
  const { body }: EndpointSchemas = schemas[id];
  const clean = cleanerOf(body);
  app.route({
    method,
    url: path,
    schema: endpointSchema(id),
    onRequest: [app.checkOriginFor(endpoint), app.checkBarsFor(id), app.limitFor(id), app.checkSign, app.personFor(endpoint)],
    ...(endpoint.proof && {
      preParsing: app.keepBodyHash,
      preValidation: endpoint.proof === true ? app.checkProof : app.checkProofOfPerson,
    }),
    // A form is read piece by piece by its handler, which checks it too.
    ...(endpoint.encoding === 'form' && { validatorCompiler: () => () => true }),
    ...options,
    handler: async (request, reply) => {
      const input = clean(request.body);
      const once = app.onceFor(id, request, input);
      const call = { body: input, query: request.query, request, reply, once: once.run } as Call<Id>;
      const data = await handler(call);
      once.assertUsed();
      return { code: SUCCESS, msg: messageOf(SUCCESS, localeOf(request)), status: 200, data };
    },
  });
}
