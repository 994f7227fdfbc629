import { escapeHtml } from '../lib/escape.ts';
import { schemaView, type JsonSchema } from './schema-view.ts';
import { DOCS_STYLE } from './style.ts';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses?: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

/** The parts of an OpenAPI document that the page shows. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
}

function section(title: string, schema: JsonSchema | undefined): string {
  const view = schema ? schemaView(schema) : '';
  return view ? `<h3>${title}</h3>${view}` : '';
}

function parametersOf({ parameters = [] }: Operation, place: string): JsonSchema {
  const here = parameters.filter((parameter) => parameter.in === place);
  return {
    properties: Object.fromEntries(here.map(({ name, schema, description }) => [name, { ...schema, description }])),
    required: here.filter(({ required }) => required).map(({ name }) => name),
  };
}

function operationView(method: string, path: string, operation: Operation): string {
  const access = operation.security?.length === 0 ? 'open to everyone' : 'needs a session';
  const answer = operation.responses?.['200']?.content?.['application/json']?.schema;
  return [
    `<details id="${escapeHtml(operation.operationId ?? path)}">`,
    `<summary><strong>${method.toUpperCase()}</strong><code>${escapeHtml(path)}</code>`,
    `<p>${escapeHtml(operation.summary ?? '')} · ${access}</p></summary>`,
    section('Headers', parametersOf(operation, 'header')),
    section('Path', parametersOf(operation, 'path')),
    section('Query', parametersOf(operation, 'query')),
    section('Body', Object.values(operation.requestBody?.content ?? {})[0]?.schema),
    section('Answer', answer),
    '</details>',
  ].join('');
}

/** The whole page; it needs no script. */
export function renderDocs(document: ApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'other'))];
  const groups = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag);
    return `<h2>${escapeHtml(tag)}</h2>${own.map(({ method, path, operation }) => operationView(method, path, operation)).join('')}`;
  });
  const { title, version, description = '' } = document.info;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)} API</title><style>${DOCS_STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(title)} API <small>${escapeHtml(version)}</small></h1><p>${escapeHtml(description)}</p>`,
    '<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>',
    ...groups,
    '</main></body></html>',
  ].join('\n');
}
