import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REGISTRY_CONTEXT, type RegistryDocument } from '@mortar/protocol/registry';
import type { BootData } from '@mortar/protocol/site';
import { WORKSPACE_ROOT } from '../workspace.ts';
import { createAlonePage } from './alone-page.ts';

const ONE = join(WORKSPACE_ROOT, 'shared/build/fixtures/one');
const REGISTRY = { seq: 7, areas: [], remotes: { two: { live: { version: '1' } } } } as unknown as RegistryDocument;
const BOOT = { locale: 'en', theme: 'dark', shell: '0.1.0-aa', worker: '/sw.js', profile: { name: '</script>' } };
const HTML = { accept: 'text/html' };

let folder: string;
let servers: Server[];
let answerOfSite: RequestListener;
let origin: string;

/** As a page checks it. */
function isSigned(text: string, signature: string, publicKey: string): boolean {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(REGISTRY_CONTEXT + text), key, Buffer.from(signature, 'base64'));
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'mortar-shell-')), '0.1.0-aa-dev');
  mkdirSync(folder);
  const files = ['main.js', 'main.css', 'locale-en.js'].map((path) => ({ path, integrity: `sha384-${path}` }));
  for (const { path } of files) writeFileSync(join(folder, path), `/* ${path} */`);
  writeFileSync(join(folder, 'secret.js'), '');
  const chunks = Object.fromEntries(['main', 'locale-en'].map((name) => [name, { js: [`${name}.js`], css: [] as string[] }]));
  chunks['main']!.css.push('main.css');
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ files, chunks }));
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));
beforeEach(async () => {
  servers = [];
  answerOfSite = (_request, response) =>
    response.end(
      `<script type="application/json" id="mortar-boot">${JSON.stringify(BOOT).replaceAll('<', '\\u003c')}</script>
      <script type="application/json" id="mortar-registry" data-signature="theirs">${JSON.stringify(REGISTRY)}</script>`,
    );
  const site = await serve((request, response) => answerOfSite(request, response));
  const page = createAlonePage({ folder: ONE, shell: folder, site });
  origin = await serve((request, response) => page.answer(request, response, () => response.writeHead(418).end()));
});
afterEach(() => servers.forEach((server) => server.close()));

test('it makes a page of the site its own: the local remote, the development flavour, no service worker', async () => {
  const html = await (await fetch(`${origin}/one`, { headers: HTML })).text();
  const boot = JSON.parse(/id="mortar-boot">(.*?)<\/script>/s.exec(html)![1]!) as BootData;
  const [, signature, text] = /id="mortar-registry" data-signature="(.*?)">(.*?)<\/script>/s.exec(html)!;
  const registry = JSON.parse(text!) as RegistryDocument;
  expect(isSigned(text!, signature!, boot.registryKey)).toBe(true);
  expect(boot).toMatchObject({ shell: '0.1.0-aa-dev', profile: BOOT.profile });
  expect(boot.worker).toBeUndefined();
  expect(registry.remotes['two']).toEqual(REGISTRY.remotes['two']);
  expect(registry.remotes['one']?.live).toMatchObject({
    version: 'local',
    entry: 'entry.js',
    integrity: {},
    description: { name: 'one' },
  });
  expect(html).toContain('data-alone="one"');
  for (const file of ['main.js', 'main.css', 'locale-en.js'])
    expect(html).toContain(`"/shell/0.1.0-aa-dev/${file}" integrity="sha384-${file}"`);
});

test('it hands the visitor’s cookies and language to the site, and the site’s cookies back, for this host', async () => {
  let asked = {};
  answerOfSite = (request, response) => {
    asked = request.headers;
    response
      .writeHead(302, { location: '/login?path=/one', 'set-cookie': ['a=1; Domain=site.example; Path=/; HttpOnly', 'b=2; Path=/'] })
      .end();
  };
  const answer = await fetch(`${origin}/one`, { headers: { ...HTML, cookie: 'token=x', 'accept-language': 'zh-HK' }, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?path=/one']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2; Path=/']);
  expect(asked).toMatchObject({ cookie: 'token=x', 'accept-language': 'zh-HK' });
});

test('it puts the local remote into news of the registry, and passes on that there are none', async () => {
  answerOfSite = (request, response) =>
    request.headers['if-none-match'] === '"7"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag: '"7"' }).end(JSON.stringify(REGISTRY));
  const news = await fetch(`${origin}/r/registry.json`);
  expect(news.headers.get('etag')).toBe('"7"');
  expect(news.headers.get('registry-signature')).toMatch(/^[A-Za-z0-9+/]{86}==$/);
  expect(Object.keys(((await news.json()) as RegistryDocument).remotes)).toEqual(['two', 'one']);
  expect((await fetch(`${origin}/r/registry.json`, { headers: { 'if-none-match': '"7"' }, cache: 'no-store' })).status).toBe(304);
});

test('it serves what the development flavour lists, and nothing else of its folder', async () => {
  const file = await fetch(`${origin}/shell/0.1.0-aa-dev/main.css`);
  expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([200, 'text/css; charset=utf-8', '/* main.css */']);
  expect((await fetch(`${origin}/shell/0.1.0-aa-dev/secret.js`)).status).toBe(404);
});

test.each([
  ['a call', '/api/x', HTML],
  ['a picture', '/one.png', { accept: 'image/png' }],
  ['a frame', '/one', { ...HTML, 'sec-fetch-dest': 'iframe' }],
  ['a file of another remote', '/r/two/1/entry.js', {}],
  ['the mailbox', '/dev/mailbox', HTML],
])('it leaves %s to the site', async (_what, path, headers) => {
  expect((await fetch(`${origin}${path}`, { headers })).status).toBe(418);
});

test('it says so when the other side is no such site', async () => {
  answerOfSite = (_request, response) => response.end('hello');
  const answer = await fetch(`${origin}/one`, { headers: HTML });
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('without boot data: is it a Mortar site?')]);
});
