import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../workspace.ts';
import { createLocalAccess } from './local-access.ts';

const SITE = 'https://mortar.example';

let server: Server;
let origin: string;
beforeAll(async () => {
  const answer = createLocalAccess({ folder: join(WORKSPACE_ROOT, 'shared/build/fixtures/one'), site: SITE });
  server = createServer((request, response) => answer(request, response, () => response.end('next'))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = (path: string, from: string) => fetch(origin + path, { headers: { origin: from } });

test('it tells pages of the site what the remote is now', async () => {
  const answer = await ask('/r/one/local/remote.json', SITE);
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(await answer.json()).toMatchObject({ name: 'one' });
});

test('it lets pages of the site read the remote’s files', async () => {
  const answer = await ask('/r/one/local/entry.js', SITE);
  expect([answer.headers.get('access-control-allow-origin'), await answer.text()]).toEqual([SITE, 'next']);
});

test.each([
  ['of another site', '/r/one/local/entry.js', 'https://evil.example'],
  ['anything but the remote', '/r/two/1/entry.js', SITE],
  ['a page', '/one', SITE],
])('it lets nobody read %s', async (_what, path, from) => {
  expect((await ask(path, from)).headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['a script that another site would run', { dest: 'script', mode: 'no-cors', site: 'cross-site' }, 403],
  ['a script that a page asks for in its own name', { dest: 'script', mode: 'cors', site: 'cross-site' }, 200],
  ['a picture', { dest: 'image', mode: 'no-cors', site: 'cross-site' }, 200],
])('it answers for %s', async (_what, told, status) => {
  const headers = Object.fromEntries(Object.entries(told).map(([name, value]) => [`sec-fetch-${name}`, value]));
  const [answer] = (await once(get(`${origin}/r/one/local/entry.js`, { headers, agent: false }), 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(status);
});
