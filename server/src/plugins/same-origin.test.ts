import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { sendEmail } from '@mortar/protocol/identity';
import { addVisit } from '@mortar/protocol/telemetry';
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { send } from '../../test/http.ts';
import { errors } from './errors.ts';
import { sameOrigin } from './same-origin.ts';

const { path: VISIT } = addVisit;

let server: TestApp;
let behindProxy: TestApp;
let effects: FastifyInstance;
beforeAll(async () => {
  server = await createTestApp();
  behindProxy = await createTestApp({ publicUrl: 'https://mortar.example', trustProxy: ['127.0.0.0/8'] });
  effects = fastify();
  await effects.register(errors, { messages: [] });
  await effects.register(sameOrigin, { publicUrl: 'http://localhost:80' });
  effects.get('/effect', { onRequest: effects.checkOriginFor(sendEmail) }, () => ({ code: SUCCESS }));
  await effects.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await behindProxy.close();
  await effects.close();
});

const visit = (app: TestApp, headers: Record<string, string>) =>
  app.call({ method: 'POST', url: VISIT, payload: { path: '/market' }, signed: true, headers });

describe('calls', () => {
  test.each([
    ['http://localhost:8080', 'localhost:8080'],
    ['http://127.0.0.1:8080', '127.0.0.1:8080'],
  ])('it takes those of our own page at %s', async (origin, host) => {
    expect((await visit(server, { origin, host, 'sec-fetch-site': 'same-origin' })).json()['code']).toBe(SUCCESS);
  });

  test('it takes those of a program that is no browser', async () => {
    expect((await visit(server, {})).json()['code']).toBe(SUCCESS);
  });

  test.each([
    'null',
    'http://localhost',
    'http://localhost:8081',
    'https://localhost:8080',
    'http://localhost:8080.evil.example',
    'http://evil-localhost:8080',
    'http://127.0.0.1:8080',
    'http://localhost:8080/',
  ])('it refuses those of a page of %s, and lets it read nothing', async (origin) => {
    const { headers, ...answer } = await visit(server, { origin });
    expect(answer.json()['code']).toBe(CODES.forbidden);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test.each(['http://mortar.example', 'https://mortar.example.evil.example', 'https://evilmortar.example', 'https://sub.mortar.example'])(
    'it refuses look-alikes of the public address: %s',
    async (origin) => {
      expect((await visit(behindProxy, { origin })).json()['code']).toBe(CODES.forbidden);
      expect((await visit(behindProxy, { origin: 'https://mortar.example' })).json()['code']).toBe(SUCCESS);
    },
  );

  test.each(['cross-site', 'same-site', 'none'])('it refuses what a browser calls %s', async (site) => {
    expect((await visit(server, { 'sec-fetch-site': site })).json()['code']).toBe(CODES.forbidden);
  });

  test('it takes no form and no plain text', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await server.call({
        method: 'POST',
        url: VISIT,
        payload: '{"path":"/market"}',
        signed: true,
        headers: { 'content-type': type },
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('GETs that change something', () => {
  const call = async (headers: Record<string, string>) => {
    const { port } = effects.server.address() as AddressInfo;
    return (await send(port, { url: '/effect', headers: { host: 'localhost:80', ...headers } })).json()['code'];
  };

  test('it takes a script’s call of our own page, and a program’s', async () => {
    expect(await call({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(SUCCESS);
    expect(await call({})).toBe(SUCCESS);
  });

  test.each([
    ['an image of our own page', 'same-origin', 'no-cors'],
    ['a link or prefetch of our own page', 'same-origin', 'navigate'],
    ['an image of another site', 'cross-site', 'no-cors'],
    ['a link of another site', 'cross-site', 'navigate'],
    ['a typed address', 'none', 'navigate'],
  ])('it does nothing for %s', async (_what, site, mode) => {
    expect(await call({ 'sec-fetch-site': site, 'sec-fetch-mode': mode })).toBe(CODES.forbidden);
  });
});
