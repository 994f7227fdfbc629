import { escapeHtml } from '../lib/escape.ts';
import { htmlPage } from './html-page.ts';
import { schemaView, type JsonSchema } from './schema-view.ts';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
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

/** Every code with its name, the status that it comes with and what it tells people. */
function codesView({ responses = {} }: Operation): string {
  const rows = Object.entries(responses).flatMap(([status, response]) => {
    const { enum: codes = [], 'x-enum-varnames': names = [], 'x-enum-descriptions': texts = [] } = answerOf(response)?.['code'] ?? {};
    const row = (code: unknown, index: number) =>
      `<li><code>${String(code)}</code> <b>${escapeHtml(names[index] ?? '')}</b> <small>HTTP ${status}</small> <span>${escapeHtml(texts[index] ?? '')}</span></li>`;
    return codes.map(row);
  });
  return `<h3>Codes</h3><ul>${rows.join('')}</ul>`;
}

type Response = NonNullable<Operation['responses']>[string];

/** Fields of an answer's envelope. */
const answerOf = (response: Response | undefined) => response?.content?.['application/json']?.schema?.properties;

function operationView(method: string, path: string, operation: Operation): string {
  const isOpen = operation.security?.some((way) => Object.keys(way).length === 0);
  const access = isOpen ? 'open to everyone' : 'needs a session';
  // A failure has none.
  const data = answerOf(operation.responses?.['200'])?.['data']?.anyOf?.[0];
  return [
    `<details id="${escapeHtml(operation.operationId ?? path)}">`,
    `<summary><strong>${method.toUpperCase()}</strong><code>${escapeHtml(path)}</code>`,
    `<p>${escapeHtml(operation.summary ?? '')} · ${access}</p></summary>`,
    section('Headers', parametersOf(operation, 'header')),
    section('Path', parametersOf(operation, 'path')),
    section('Query', parametersOf(operation, 'query')),
    section('Body', Object.values(operation.requestBody?.content ?? {})[0]?.schema),
    section('Data', data),
    codesView(operation),
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
  const head = [
    '<p><a href="/api/docs/start">Getting started</a> · <a href="/api/openapi.json">OpenAPI 3.1 document</a></p>',
    `<h1>${escapeHtml(title)} API <small>${escapeHtml(version)}</small></h1><p>${escapeHtml(description)}</p>`,
  ];
  return htmlPage('Reference', [...head, ...groups].join('\n'));
}
