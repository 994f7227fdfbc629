import type { Operation } from '@mortar/protocol';
import { success } from '@mortar/protocol/core/schemas';

/** What fastify checks and serializes for an operation: all of it out of `shared/protocol`. Failures are serialized apart (`plugins/errors.ts`). */
export function routeSchema({ endpoint: { id, encoding }, schemas: { summary, params, query, body, data } }: Operation) {
  return {
    operationId: id,
    summary,
    tags: [id.slice(0, id.indexOf('.'))],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(encoding === 'form' && { consumes: ['multipart/form-data'] }),
    // Without a choice that the serializer would have to make by validating every answer.
    response: { 200: success(data) },
  };
}
