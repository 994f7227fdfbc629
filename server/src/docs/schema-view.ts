import { escapeHtml } from '../lib/escape.ts';

/** The parts of JSON Schema that the endpoints use. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  const?: unknown;
  'x-enum-varnames'?: string[];
  'x-enum-descriptions'?: string[];
  enum?: unknown[];
  description?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'] as const;

/** The literal values that a schema allows, when it is nothing but literals. */
function values(schema: JsonSchema): unknown[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  const options = schema.anyOf?.map(values) ?? [];
  return options.length > 0 && options.every((option) => option !== undefined) ? options.flat() : undefined;
}

function typeName(schema: JsonSchema): string {
  const literal = values(schema);
  if (literal) return literal.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return 'one of';
  if (schema.items) return `list of ${typeName(schema.items)}`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

function limits(schema: JsonSchema): string {
  const found = LIMITS.filter((name) => schema[name] !== undefined).map((name) => `${name} ${schema[name]}`);
  return found.length > 0 ? ` <small>${escapeHtml(found.join(', '))}</small>` : '';
}

function row(name: string, schema: JsonSchema, isRequired: boolean): string {
  const note = schema.description ? ` <span>${escapeHtml(schema.description).replace(/`([^`]+)`/g, '<code>$1</code>')}</span>` : '';
  const mark = isRequired ? '' : ' <em>optional</em>';
  return `<li><code>${escapeHtml(name)}</code> <b>${escapeHtml(typeName(schema))}</b>${mark}${limits(schema)}${note}${schemaView(schema)}</li>`;
}

/** What is inside a schema, as nested lists; empty for one that has no inside. */
export function schemaView(schema: JsonSchema): string {
  if (schema.items) return schemaView(schema.items);
  if (schema.anyOf && !values(schema))
    return `<ol>${schema.anyOf.map((option) => `<li><b>${escapeHtml(typeName(option))}</b>${schemaView(option)}</li>`).join('')}</ol>`;
  const rows = Object.entries(schema.properties ?? {}).map(([name, inner]) => row(name, inner, schema.required?.includes(name) ?? false));
  return rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '';
}
