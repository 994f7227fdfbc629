import { endpoints, SUCCESS, type Endpoint, type EndpointId, type Input, type Output } from '@mortar/protocol';
import { schemas, type EndpointSchemas } from '@mortar/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  const { method, path }: Endpoint = endpoints[id];
  const { body }: EndpointSchemas = schemas[id];
  const clean = cleanerOf(body);
  app.route({
    method,
    url: path,
    schema: endpointSchema(id),
    onRequest: [app.limitFor(id), app.checkSign],
    ...options,
    handler: async (request) => {
      const call = { body: clean(request.body), query: request.query, request } as Call<Id>;
      return { code: SUCCESS, msg: messageOf(SUCCESS, localeOf(request)), status: 200, data: await handler(call) };
    },
  });
}
