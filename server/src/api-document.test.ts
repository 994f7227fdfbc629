import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, HEADERS, IDEMPOTENCY_KEY_HEADER, PROOF_HEADER } from '@mortar/protocol';
import { addFrontendLog } from '@mortar/protocol/telemetry';
import { createTestApp, type TestApp } from '../test/app.ts';
import { apiDocument } from './api-document.ts';
import { MODULE_NAMES, operations } from './modules/manifests.ts';
import { codeOf } from '../test/http.ts';
import { testPerson } from '../test/person.ts';
import { createShellFolder } from '../test/shell-folder.ts';

let server: TestApp;
const shell = createShellFolder();
beforeAll(async () => {
  server = await createTestApp({ modules: [...MODULE_NAMES], shellDir: shell.path }, { withMail: true });
});
afterAll(async () => {
  await server.close();
  shell.remove();
});

interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  parameters?: { name: string; required?: boolean }[];
  responses: { 200: { content: { 'application/json': { schema: { properties: Record<string, unknown> } } } } };
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

/** Parts of a path as the document writes them. */
const documented = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

interface NumberSchema {
  maximum?: number;
  enum?: unknown[];
}

/** Schemas of the numbers in what an endpoint takes. */
function numbersOf({ body, query, params }: { body?: unknown; query?: unknown; params?: unknown }): NumberSchema[] {
  const all: NumberSchema[] = [];
  const visit = (schema: unknown) => {
    if (typeof schema !== 'object' || schema === null) return;
    const { type } = schema as { type?: unknown };
    if (type === 'integer' || type === 'number') all.push(schema as NumberSchema);
    for (const inner of Object.values(schema)) visit(inner);
  };
  for (const part of [body, query, params]) visit(part);
  return all;
}

describe('the OpenAPI document', () => {
  test('it describes every endpoint with its headers and the envelope', async () => {
    const { openapi, paths } = (await apiDocument('1.2.3')) as unknown as Document;
    expect(openapi).toBe('3.1.0');
    for (const { endpoint } of operations) {
      const { id, method, path } = endpoint;
      const operation = paths[documented(path)]?.[method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: id, summary: expect.stringMatching(/\w/) });
      expect(Object.keys(operation?.responses[200].content['application/json'].schema.properties ?? {})).toEqual([
        'code',
        'msg',
        'status',
        'data',
      ]);
    }
  });

  test('it declares of every endpoint what the server asks its calls for', async () => {
    const { paths } = (await apiDocument('1.2.3')) as unknown as Document;
    // Each from an address of its own: budgets are counted by address.
    for (const [index, { endpoint }] of operations.entries()) {
      const { id, method, path: url, idempotent } = endpoint;
      const from = `127.6.${(index + 1) >> 8}.${(index + 1) & 255}`;
      const { security, parameters = [] } = paths[documented(url)]![method.toLowerCase()]!;
      const headers = parameters.map(({ name }) => name);
      const asked = async (more: object) =>
        codeOf(await server.call({ method, url, from, ...(method === 'POST' && { payload: {} }), ...more }));
      // Their session has no key.
      const signed = { signed: true, headers: testPerson(server, 1) };
      const refused = {
        sign: (await asked({})) === CODES.signRefused,
        session: (await asked({ signed: true })) === CODES.tokenInvalid,
        proof: (await asked(signed)) === CODES.proofRefused,
      };
      expect({ id, ...refused }).toEqual({
        id,
        sign: headers.includes(HEADERS.sign),
        session: security.every((way) => 'session' in way),
        proof: headers.includes(PROOF_HEADER),
      });
      expect(headers).toEqual(expect.arrayContaining([HEADERS.deviceId, HEADERS.deviceName, HEADERS.deviceVersion, HEADERS.lang]));
      expect([id, headers.includes(IDEMPOTENCY_KEY_HEADER)]).toEqual([id, idempotent === true]);
    }
  });

  test('it names a largest value for every number that is asked for: beyond a column’s a statement would fail', () => {
    const unbounded = operations.flatMap(({ endpoint, schemas }) =>
      numbersOf(schemas)
        .filter(({ maximum, enum: known }) => maximum === undefined && known === undefined)
        .map(() => endpoint.id),
    );
    expect(unbounded).toEqual([]);
  });

  test('it shows an upload as a form with a file', async () => {
    const { paths } = (await apiDocument('1.2.3')) as unknown as { paths: Record<string, { post: { requestBody: unknown } }> };
    expect(paths['/api/communityservice/open/upload']?.post.requestBody).toMatchObject({
      content: {
        'multipart/form-data': { schema: { properties: { file: { format: 'binary' }, purpose: { enum: ['picture', 'video'] } } } },
      },
    });
  });

  test('it is exactly what the running server publishes, so every endpoint is served', async () => {
    const printed = JSON.parse(JSON.stringify(await apiDocument(server.config.version))) as Document;
    expect((await server.call({ url: '/api/openapi.json' })).json<Document>()).toEqual(printed);
  });
});

describe('the page to read it', () => {
  test('it shows every endpoint that is served, without a script and under its own policy', async () => {
    const { body, headers } = await server.call({ url: '/api/docs' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='; /);
    expect(body).toContain(addFrontendLog.path);
    expect(body).toContain('<code>entries</code>');
    expect(body).toContain('&#34;ok&#34; | &#34;failed&#34; | &#34;lastGood&#34; | &#34;retried&#34;');
    expect(body).not.toMatch(/<script|https?:\/\/|style=/);
  });
});
