import type { Locale } from '@mortar/protocol';
import type { FastifyValidationResult } from 'fastify/types/schema.js';
import type { TSchema } from 'typebox';
import { AppError } from '../../../lib/app-error.ts';
import { hasWrongType, invalidFields } from '../../../lib/invalid-fields.ts';
import { cleanerOf, compileValidator } from '../../../lib/validators.ts';
import type { CallOptions, Connection } from '../realtime.ts';

/** What a handler of any name gets. */
export interface AnyCall {
  connection: Connection;
  locale: Locale;
  tab: string;
}

export interface AnyCallOptions extends CallOptions {
  /** `open` is for visitors too. */
  access: 'open' | 'user';
}

export interface Handler extends AnyCallOptions {
  /** The input as its schema has it. @throws AppError `validation`, `malformed` */
  check(input: unknown, locale: Locale): unknown;
  work(input: unknown, call: AnyCall): unknown;
}

/** Calls by name. */
export function createCalls() {
  const handlers = new Map<string, Handler>();
  return {
    find: (name: string): Handler | undefined => handlers.get(name),
    /** @throws Error where two areas give a call the same name */
    add(name: string, schema: TSchema, work: Handler['work'], options: AnyCallOptions): void {
      if (handlers.has(name)) throw new Error(`the call ${name} has a handler already`);
      handlers.set(name, { ...options, work, check: checkerOf(schema) });
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;

/** Checks as for a body over HTTP. */
function checkerOf(schema: TSchema): Handler['check'] {
  const validate = compileValidator({ schema, httpPart: 'body', method: '', url: '' }) as FastifyValidationResult;
  const clean = cleanerOf(schema);
  return (input, locale) => {
    if (validate(input)) return clean(input);
    const failures = validate.errors ?? [];
    throw hasWrongType(failures) ? new AppError('malformed') : new AppError('validation', { data: invalidFields(failures, locale) });
  };
}
