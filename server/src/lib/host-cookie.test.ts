import { fastifyCookie } from '@fastify/cookie';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { hostCookie } from './host-cookie.ts';

const cookie = hostCookie('thing', 'strict');
const app = fastify();
let origin = '';
beforeAll(async () => {
  await app.register(fastifyCookie);
  app.get('/set', (_, reply) => {
    cookie.set(reply, 'secret', 60);
    return reply.send();
  });
  app.get('/until-closed', (_, reply) => {
    cookie.set(reply, 'secret');
    return reply.send();
  });
  app.get('/clear', (_, reply) => {
    cookie.clear(reply);
    return reply.send();
  });
  app.get('/read', (request) => ({ value: cookie.read(request) ?? null }));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const answered = async (path: string) => (await fetch(origin + path)).headers.getSetCookie();
const read = async (header: string) => (await fetch(`${origin}/read`, { headers: { cookie: header } })).json();

test('it is of this host alone, for https alone, and no script reads it, over http too', async () => {
  expect(await answered('/set')).toEqual(['__Host-mortar_thing=secret; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict']);
  expect(await answered('/until-closed')).toEqual(['__Host-mortar_thing=secret; Path=/; HttpOnly; Secure; SameSite=Strict']);
});

test('it is cleared in the form that it was set in: browsers take no other', async () => {
  expect(await answered('/clear')).toEqual([
    expect.stringMatching(/^__Host-mortar_thing=; .*Path=\/; .*HttpOnly; Secure; SameSite=Strict$/),
  ]);
});

test('it is read under its whole name only', async () => {
  expect(await read('mortar_thing=a; __Host-mortar_thing=b')).toEqual({ value: 'b' });
  expect(await read('mortar_thing=a')).toEqual({ value: null });
});
