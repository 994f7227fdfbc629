import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import type { Area } from '@mortar/protocol/registry';
import { addFrontendLog, addVisit } from '@mortar/protocol/telemetry';
import { createTestApp, TEST_REGISTRY, type TestApp } from '../test/app.ts';
import { PEOPLE } from '../test/modules.ts';
import { createShellFolder } from '../test/shell-folder.ts';

let server: TestApp;
let behindProxy: TestApp;
beforeAll(async () => {
  [server, behindProxy] = await Promise.all([
    createTestApp(),
    createTestApp({ publicUrl: 'https://mortar.example', trustProxy: ['127.0.0.0/8'] }),
  ]);
});
afterAll(async () => {
  await server.close();
  await behindProxy.close();
});

const { path: VISIT } = addVisit;
const INTERNALS = /stack|Error:|node_modules|\.ts|select |insert /i;

/** What a socket answers to bytes that no HTTP client would send. */
function raw(bytes: string): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('utf8').on('data', (chunk) => {
      said += String(chunk);
    });
    socket.on('end', () => resolve(said));
    socket.on('error', reject);
  });
}

describe('answers under /api', () => {
  test.each([
    ['an unknown path', { url: '/api/nothing' }, 404, CODES.notFound],
    ['an unknown path by another method', { url: '/api/nothing', method: 'DELETE' }, 404, CODES.notFound],
    ['another method than the endpoint’s', { url: VISIT, method: 'GET' }, 404, CODES.notFound],
    ['an address that cannot be decoded', { url: '/api/%E0%A4%A' }, 400, CODES.malformed],
    [
      'a body that is no JSON',
      { url: VISIT, method: 'POST', payload: '{"path":', headers: { 'content-type': 'application/json' }, signed: true },
      400,
      CODES.malformed,
    ],
    ['no body', { url: VISIT, method: 'POST', signed: true }, 400, CODES.malformed],
    [
      'a body of another type',
      { url: VISIT, method: 'POST', payload: 'path=/', headers: { 'content-type': 'text/csv' }, signed: true },
      415,
      CODES.malformed,
    ],
    ['a number where a text belongs', { url: VISIT, method: 'POST', payload: { path: 1 }, signed: true }, 400, CODES.malformed],
    ['a list instead of an object', { url: VISIT, method: 'POST', payload: [], signed: true }, 400, CODES.malformed],
    ['a body over 1 MB', { url: VISIT, method: 'POST', payload: { path: `/${'x'.repeat(1_100_000)}` }, signed: true }, 413, CODES.tooLarge],
    ['a text that breaks a rule', { url: VISIT, method: 'POST', payload: { path: 'home' }, signed: true }, 200, CODES.validation],
    ['a text with NUL', { url: VISIT, method: 'POST', payload: { path: '/\0' }, signed: true }, 200, CODES.validation],
    ['no sign', { url: VISIT, method: 'POST', payload: { path: '/' } }, 200, CODES.signRefused],
  ])('it keeps the envelope for %s', async (_what, request, statusCode, code) => {
    const answer = await server.call(request);
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json()).toEqual({
      code,
      msg: expect.any(String),
      status: statusCode,
      data: code === CODES.validation ? [{ field: 'path', message: expect.any(String) }] : null,
    });
    expect(answer.body).not.toMatch(INTERNALS);
  });

  test.each([
    ['zh_HK', '找不到內容。'],
    ['zh-HK', '找不到內容。'],
    ['en', 'Not found.'],
    ['xx', 'Not found.'],
  ])('it speaks the language of the header lang: %s', async (lang, msg) => {
    expect((await server.call({ url: '/api/nothing', headers: { lang } })).json()['msg']).toBe(msg);
  });

  test('it never lets another site read an answer', async () => {
    const { headers } = await server.call({
      url: VISIT,
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('it keeps fields out of an object’s prototype', async () => {
    const answer = await server.call({
      url: VISIT,
      method: 'POST',
      signed: true,
      payload: '{"path":"/market","__proto__":{"path":1},"constructor":{"prototype":{"admin":true}}}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json()['code']).toBe(SUCCESS);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('it says when to come again after too many calls', async () => {
    const call = () =>
      server.call({
        url: addFrontendLog.path,
        method: 'POST',
        payload: { entries: [] },
        signed: true,
        from: '127.0.2.1',
      });
    const answers = [];
    for (let count = 0; count < 31; count++) answers.push(await call());
    expect(answers.slice(0, 30).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers[30]).toMatchObject({ statusCode: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    expect(answers[30]?.json()).toMatchObject({ code: CODES.rateLimited, status: 429 });
    expect((await server.call({ url: VISIT, method: 'POST', payload: { path: '/' }, signed: true, from: '127.0.2.2' })).statusCode).toBe(
      200,
    );
  });

  test('it tells a broken service and a lost database from each other, and nothing else of them', async () => {
    const own = await createTestApp();
    await own.database.sql`drop table account_visits`;
    const broken = await own.call({ url: VISIT, method: 'POST', payload: { path: '/market' }, signed: true });
    await own.database.sql.end();
    const lost = await own.call({ url: VISIT, method: 'POST', payload: { path: '/market' }, signed: true });
    const ready = await own.call({ url: '/readyz' });
    await own.close();
    expect([broken.statusCode, broken.json()]).toEqual([
      500,
      { code: CODES.internal, msg: 'Something went wrong on our side. Please try again.', status: 500, data: null },
    ]);
    expect([lost.statusCode, lost.json()['code']]).toEqual([503, CODES.unavailable]);
    expect([ready.statusCode, ready.json()]).toEqual([503, { ready: false, checks: { database: false, migrations: false } }]);
  });
});

describe('security headers', () => {
  const everywhere = ['/api/nothing', '/api/docs', '/healthz', '/metrics', '/no-such-file'];
  test.each(everywhere)('it sets them on %s', async (url) => {
    const { headers } = await behindProxy.call({ url });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('it lets no script run in a page that the page was not told the hash of', async () => {
    expect((await server.call({ url: '/api/docs' })).headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect((await server.call({ url: '/api/openapi.json' })).headers['integrity-policy']).toBeUndefined();
  });

  test('it does not promise https where there is none', async () => {
    expect((await server.call({ url: '/healthz' })).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the Host header', () => {
  test.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'LOCALHOST:8080'])('it takes %s', async (host) => {
    expect((await server.call({ url: '/api/openapi.json', headers: { host } })).statusCode).toBe(200);
  });
  test.each(['evil.example', 'localhost:8081', 'localhost', 'localhost:8080.evil.example'])('it refuses %s', async (host) => {
    const answer = await server.call({ url: '/api/openapi.json', headers: { host, 'x-forwarded-host': 'localhost:8080' } });
    expect([answer.statusCode, answer.json()['code']]).toEqual([421, CODES.malformed]);
  });
  test.each(['localhost:8080', 'evil.example'])('it refuses a second one, %s', async (second) => {
    const answer = await raw(`GET /healthz HTTP/1.1\r\nHost: localhost:8080\r\nHost: ${second}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
  test('it lets machines ask for health by any name', async () => {
    expect((await server.call({ url: '/healthz', headers: { host: '10.0.0.3:8080' } })).statusCode).toBe(200);
  });
});

function ask(app: TestApp, forwarded: string) {
  const headers = { 'x-forwarded-for': forwarded };
  return app.call({ url: VISIT, method: 'POST', payload: { path: '/' }, signed: true, from: '127.0.3.1', headers });
}

describe('the client’s address', () => {
  test('it is the right-most hop that is no proxy of ours, whatever the client wrote before it', async () => {
    const codes = [];
    for (let count = 0; count < 61; count++) codes.push((await ask(behindProxy, `198.51.100.${count}, 203.0.113.9, 127.0.0.8`)).statusCode);
    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(codes[60]).toBe(429);
    expect((await ask(behindProxy, '203.0.113.10, 127.0.0.8')).statusCode).toBe(200);
  });

  test('it is the whole /64 of an IPv6 address, for one visitor has as many', async () => {
    const from = async (network: string, host: number) =>
      (await ask(behindProxy, `2001:db8:1:${network}::${host.toString(16)}, 127.0.0.8`)).statusCode;
    for (let count = 0; count < 60; count++) await from('2', count);
    expect([await from('2', 999), await from('3', 999)]).toEqual([429, 200]);
  });

  test('it is the connection’s when no proxy is trusted', async () => {
    let last = 200;
    for (let count = 0; count < 61; count++) last = (await ask(server, `198.51.100.${count}`)).statusCode;
    expect(last).toBe(429);
  });
});

describe('for machines', () => {
  test('it is ready when database and tables are there', async () => {
    const answer = await server.call({ url: '/readyz' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true, checks: { database: true, migrations: true } }]);
  });

  test('it is not ready while its pages fail', async () => {
    const shell = createShellFolder();
    const registry = { ...TEST_REGISTRY, areas: [{ name: 'without routes' } as Area] };
    const broken = await createTestApp({ modules: [...PEOPLE, 'site'], shellDir: shell.path }, { registry, shared: server });
    const { statusCode, body } = await broken.call({ url: '/readyz' });
    expect([statusCode, JSON.parse(body)]).toMatchObject([503, { ready: false, checks: { database: true, pages: false } }]);
    await broken.close();
    shell.remove();
  });

  test('it measures every route by its pattern', async () => {
    await server.call({ url: '/api/nothing' });
    const { body, headers } = await server.call({ url: '/metrics' });
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/http_request_duration_seconds_count\{route="\/api\/\*",method="GET",status="404"\} \d+/);
    expect(body).toContain('process_resident_memory_bytes');
  });

  test('it survives bytes that are no HTTP', async () => {
    expect(await raw('\u0000\u0001 nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
    expect((await server.call({ url: '/healthz' })).json()).toEqual({ alive: true });
  });
});
