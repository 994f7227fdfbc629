import fastify from 'fastify';
import { routeSchema } from './core/route-schema.ts';
import { compileValidator } from './lib/validators.ts';
import { createMessageOf } from './lib/messages.ts';
import { MANIFESTS, operations } from './modules/manifests.ts';
import { openapi } from './plugins/openapi.ts';

/** The OpenAPI document of every endpoint, without a database: the same schemas as the running server's. */
export async function apiDocument(version: string) {
  const app = fastify();
  app.setValidatorCompiler(compileValidator);
  await app.register(openapi, { version, messageOf: createMessageOf(MANIFESTS.flatMap(({ messages = {} }) => messages)) });
  for (const operation of operations) {
    const { method, path: url } = operation.endpoint;
    app.route({ method, url, schema: routeSchema(operation), config: { operation }, handler: () => undefined });
  }
  await app.ready();
  return app.swagger();
}
