import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';

/** All failures at once, so that a form can mark every field; sizes are bounded by the body limit and `maxItems`. */
const options = { allErrors: true, useDefaults: true, removeAdditional: true } as const;
/** A file of a form stands for itself: who receives it looks into it. */
const formats = { binary: true } as const;
const bodies = new Ajv({ ...options, formats });
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

/** Compiles a schema for fastify: a body keeps its JSON types, a query is coerced, unknown fields are dropped. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodies : queries).compile(closed(schema as Node));

/** What the validator leaves over: unknown fields inside a union. Costs ten times a validation, so only where there is one. */
export function cleanerOf(schema: TSchema | undefined): (value: unknown) => unknown {
  return schema && hasUnionOfObjects(schema as Node) ? (value) => Value.Clean(schema, value) : (value) => value;
}
