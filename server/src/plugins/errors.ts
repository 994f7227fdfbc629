import type { Envelope, Locale } from '@mortar/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import { toAppError } from '../lib/fault.ts';
import { hasWrongType, invalidFields } from '../lib/invalid-fields.ts';
import { localeOf } from '../lib/locale-of.ts';
import { createMessageOf, type MessageOf, type Messages } from '../lib/messages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    messageOf: MessageOf;
  }
}

function ofValidation(failures: NonNullable<FastifyError['validation']>, locale: Locale): AppError {
  return hasWrongType(failures) ? new AppError('malformed') : new AppError('validation', { data: invalidFields(failures, locale) });
}

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failures = (error as FastifyError).validation;
  const locale = localeOf(request);
  const known = failures ? ofValidation(failures, locale) : toAppError(error);
  const { code, status, retryAfter } = known;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const body: Envelope = { code, msg: request.server.messageOf(code, locale, retryAfter), status, data: known.dataFor(locale) };
  reply.status(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

async function register(app: FastifyInstance, { messages }: { messages: readonly Messages[] }): Promise<void> {
  app.decorate('messageOf', createMessageOf(messages));
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new AppError('notFound'), request, reply));
}

/** Every failure in the envelope of docs/design/protocol.md, in the language of the `lang` header. */
export const errors = fastifyPlugin(register, { name: 'errors' });

/** For failures before any route is chosen, such as an address that cannot be decoded. */
export const answerFrameworkError = answer;
