import { endpoints, type Endpoint, type EndpointId } from '@mortar/protocol';
import { envelope, schemas, type EndpointSchemas } from '@mortar/protocol/schemas';

/** What fastify checks, serializes and publishes for an endpoint: all of it out of `shared/protocol`. */
export function endpointSchema(id: EndpointId) {
  const { encoding }: Endpoint = endpoints[id];
  const { summary, params, query, body, data }: EndpointSchemas = schemas[id];
  return {
    operationId: id,
    summary,
    tags: [id.slice(0, id.indexOf('.'))],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(encoding === 'form' && { consumes: ['multipart/form-data'] }),
    ...(endpoints[id].access === 'open' ? { security: [] } : {}),
    response: { 200: envelope(data) },
  };
}
