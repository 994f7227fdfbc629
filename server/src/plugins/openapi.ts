import swagger from '@fastify/swagger';
import { HEADERS, SIGN_OSES } from '@mortar/protocol';
import { envelope, type success } from '@mortar/protocol/core/schemas';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const DESCRIPTION =
  'Every answer has the same shape: code 1511200 is success, any other code says in msg what went wrong. ' +
  'A business failure is HTTP 200 with its code; other statuses are faults.';

/** Headers of every call (spec §7); only these two decide whether it is taken. */
const CALL_HEADERS = {
  type: 'object',
  required: [HEADERS.sign, HEADERS.os],
  properties: {
    [HEADERS.sign]: {
      type: 'string',
      description: 'RSA-OAEP-256 of os|timestamp|version under the key of the system, base64; good for 60 s',
    },
    [HEADERS.os]: { type: 'string', enum: SIGN_OSES, description: 'System whose key was used' },
    [HEADERS.lang]: { type: 'string', enum: ['en', 'zh_HK'], description: 'Language of `msg`' },
  },
} as const;

/** What the document says of an operation's answers: a failure has no `data`. */
function publishedAnswer(response: unknown) {
  const { 200: answer } = (response ?? {}) as { 200?: ReturnType<typeof success> };
  return answer && { response: { 200: envelope(answer.properties.data) } };
}

async function register(app: FastifyInstance, { version }: { version: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mortar', version, description: DESCRIPTION },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
      security: [{ session: [] }],
    },
    transform: ({ schema, url }) => ({ schema: { ...schema, headers: CALL_HEADERS, ...publishedAnswer(schema.response) }, url }),
  });
}

/** The OpenAPI 3.1 document, made from the routes; ask for it with `app.swagger()`. */
export const openapi = fastifyPlugin(register, { name: 'openapi' });
