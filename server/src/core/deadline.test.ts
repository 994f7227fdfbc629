import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AppError } from '../lib/app-error.ts';
import { answerWithin } from './deadline.ts';

const app = fastify();
const never = () => new Promise(() => {});
let origin = '';
beforeAll(async () => {
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof AppError ? error.status : 500).send());
  const onRequest = answerWithin(20);
  app.post('/hangs', { onRequest }, never);
  app.get('/hangs', { onRequest }, never);
  app.get('/hangs-early', { onRequest: [onRequest, never] }, () => 'there');
  app.post('/quick', { onRequest }, () => 'there');
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const withBody = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

test.each([
  ['with a body', '/hangs', withBody],
  ['without one', '/hangs', {}],
  ['that hangs before its handler', '/hangs-early', {}],
])('it answers 503 to a call %s when nothing else has', async (_what, path, options) => {
  expect((await fetch(origin + path, options)).status).toBe(503);
});

test('it leaves an answer in time alone', async () => {
  expect(await (await fetch(`${origin}/quick`, withBody)).text()).toBe('there');
});
