import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addFrontendLog } from '@mortar/protocol/telemetry';
import { createTestApp, type TestApp } from '../test/app.ts';
import { apiDocument } from './api-document.ts';
import { operations } from './modules/manifests.ts';
import { PEOPLE } from '../test/modules.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'games', 'registry', 'uploads'] }, { withMail: true });
});
afterAll(() => server.close());

interface Operation {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters: { name: string }[];
  responses: { 200: { content: { 'application/json': { schema: { properties: Record<string, unknown> } } } } };
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

describe('the OpenAPI document', () => {
  test('it describes every endpoint with its headers and the envelope', async () => {
    const { openapi, paths } = (await apiDocument('1.2.3')) as unknown as Document;
    expect(openapi).toBe('3.1.0');
    for (const { endpoint } of operations) {
      const { id, method, path, access } = endpoint;
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: id, summary: expect.stringMatching(/\w/) });
      expect(operation?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['sign', 'os', 'lang']));
      expect(Object.keys(operation?.responses[200].content['application/json'].schema.properties ?? {})).toEqual([
        'code',
        'msg',
        'status',
        'data',
      ]);
      expect(operation?.security).toEqual(access === 'open' ? [] : undefined);
    }
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
