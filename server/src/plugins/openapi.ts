import swagger from '@fastify/swagger';
import { HEADERS, type Operation } from '@mortar/protocol';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { answerSchemas, answersOf } from '../core/answers.ts';
import { demandsOf, type HeaderSchema } from '../core/demands.ts';
import type { MessageOf } from '../lib/messages.ts';

export interface OpenapiOptions {
  version: string;
  messageOf: MessageOf;
}

const DESCRIPTION =
  'Every answer has the same shape: code 1511200 is success, any other code says in msg what went wrong. ' +
  'A business failure is HTTP 200 with its code; other statuses are faults. /api/docs/start shows how a client makes its first call.';
const OPTIONAL: Record<string, HeaderSchema> = {
  [HEADERS.lang]: { type: 'string', enum: ['en', 'zh_HK'], description: 'Language of `msg`; en when unset' },
};
const HUMAN_CHECK: Record<string, HeaderSchema> = {
  [HEADERS.recaptcha]: { type: 'string', description: 'Token of the human check, once the code 1511721 or 1511722 asked for it' },
};
const SESSION = { type: 'http', scheme: 'bearer', description: 'Token of a session, as a sign-in answers it' } as const;

/** Headers of an operation's calls (spec §7). */
function headersOf(operation: Operation) {
  const demands = demandsOf(operation.endpoint);
  const required = demands.flatMap(({ isRequired, headers = {} }) => (isRequired ? Object.keys(headers) : []));
  const ofDemands = Object.assign({}, ...demands.map(({ headers }) => headers)) as Record<string, HeaderSchema>;
  const properties = { ...ofDemands, ...OPTIONAL, ...(answersOf(operation).some(({ name }) => name === 'captchaNeeded') && HUMAN_CHECK) };
  return { type: 'object', required, properties };
}

async function register(app: FastifyInstance, { version, messageOf }: OpenapiOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mortar', version, description: DESCRIPTION },
      components: { securitySchemes: { session: SESSION } },
    },
    transform: ({ schema, url, route }) => {
      const { operation } = route.config ?? {};
      if (!operation) return { schema, url };
      const session = { session: [] };
      // A call of everybody's says who it is from where somebody is signed in.
      const security = operation.endpoint.access === 'user' ? [session] : [{}, session];
      return { schema: { ...schema, security, headers: headersOf(operation), response: answerSchemas(operation, messageOf) }, url };
    },
  });
}

/** The OpenAPI 3.1 document, made from what the routes demand and answer; ask for it with `app.swagger()`. */
export const openapi = fastifyPlugin(register, { name: 'openapi' });
