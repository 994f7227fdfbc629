import { endpoints, type Endpoint, type EndpointId } from '@mortar/protocol';
import { envelope, schemas, success, type EndpointSchemas } from '@mortar/protocol/schemas';

/** What fastify checks and serializes for an endpoint: all of it out of `shared/protocol`. Failures are serialized apart (`plugins/errors.ts`). */
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
    // Without a choice that the serializer would have to make by validating every answer.
    response: { 200: success(data) },
  };
}

/** What the document says of the answers of an operation. */
export function publishedResponse(operationId: string | undefined) {
  const { data } = schemas[operationId as EndpointId] ?? {};
  return data && { response: { 200: envelope(data) } };
}
