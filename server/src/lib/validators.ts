import { ANY_TEXT } from '@mortar/protocol';
import { Ajv, type ValidateFunction } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { isText } from './is-text.ts';

/** All failures at once, so that a form can mark every field; sizes are bounded by the body limit and `maxItems`. */
const options = { allErrors: true, useDefaults: true, removeAdditional: true } as const;
/** A file of a form stands for itself: who receives it looks into it. */
const formats = { binary: true } as const;
const bodies = new Ajv({ ...options, formats, keywords: [ANY_TEXT] });
/** A query is text, so numbers and booleans are read out of it. */
const queries = new Ajv({ ...options, coerceTypes: 'array' });

interface Node {
  type?: unknown;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

/** The same schema with every object closed, so that ajv drops what it does not name. A union stays: ajv would drop fields of the other alternatives. */
function closed(node: Node): Node {
  if (node.anyOf) return node;
  if (node.items) return { ...node, items: closed(node.items) };
  if (!node.properties) return node;
  const properties = Object.fromEntries(Object.entries(node.properties).map(([name, inner]) => [name, closed(inner)]));
  return { additionalProperties: false, ...node, properties } as Node;
}

function hasUnionOfObjects(node: Node): boolean {
  const inside = [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : []), ...(node.anyOf ?? [])];
  return Boolean(node.anyOf?.some((option) => option.properties)) || inside.some(hasUnionOfObjects);
}

/** Field with what no schema sees: a number that a query's text made infinite, and NUL or half a character, which PostgreSQL takes in no text. */
function strayField(value: unknown): string | undefined {
  const waiting = [{ path: '', inner: value }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, inner } = next;
    if (inner === Infinity || inner === -Infinity || (typeof inner === 'string' && !isText(inner))) return path;
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [name, held] of Object.entries(inner)) waiting.push({ path: `${path}/${name}`, inner: held }, { path, inner: name });
  }
  return undefined;
}

/**
 * A check of a schema for fastify: a body keeps its JSON types, a query is coerced, unknown fields are dropped. It is compiled
 * when it is first needed: compiling those of all routes takes a fifth of a start.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | undefined;
  const validate = (value: unknown): boolean => {
    compiled ??= (httpPart === 'body' ? bodies : queries).compile(closed(schema as Node));
    const isValid = compiled(value);
    const stray = isValid && !(ANY_TEXT in schema) ? strayField(value) : undefined;
    validate.errors =
      stray === undefined ? compiled.errors : [{ keyword: 'pattern', instancePath: stray, schemaPath: '', params: {}, message: '' }];
    return isValid && stray === undefined;
  };
  validate.errors = undefined as ValidateFunction['errors'];
  return validate;
};

/** Writes answers by their schema, and nothing that it does not name; compiled when the route answers for the first time. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let compiled: ReturnType<typeof fastJsonStringify> | undefined;
  return (answer) => (compiled ??= fastJsonStringify(schema))(answer);
};

/** What the validator leaves over: unknown fields inside a union. Costs ten times a validation, so only where there is one. */
export function cleanerOf(schema: TSchema | undefined): (value: unknown) => unknown {
  return schema && hasUnionOfObjects(schema as Node) ? (value) => Value.Clean(schema, value) : (value) => value;
}
