import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

/** All failures at once, so that a form can mark every field; sizes are bounded by the body limit and `maxItems`. */
const bodies = new Ajv({ allErrors: true, useDefaults: true });
/** A query is text, so numbers and booleans are read out of it. */
const queries = new Ajv({ allErrors: true, useDefaults: true, coerceTypes: 'array' });

/** Compiles a schema for fastify: a body keeps its JSON types, a query is coerced. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodies : queries).compile(schema);
