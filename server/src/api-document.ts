import { endpoints, type EndpointId } from '@mortar/protocol';
import fastify from 'fastify';
import { endpointSchema } from './lib/endpoint-schema.ts';
import { compileValidator } from './lib/validators.ts';
import { openapi } from './plugins/openapi.ts';

/** The OpenAPI document of every endpoint, without a database: the same schemas as the running server's. */
export async function apiDocument(version: string) {
  const app = fastify();
  app.setValidatorCompiler(compileValidator);
  await app.register(openapi, { version });
  for (const [id, { method, path }] of Object.entries(endpoints)) {
    app.route({ method, url: path, schema: endpointSchema(id as EndpointId), handler: () => undefined });
  }
  await app.ready();
  return app.swagger();
}
