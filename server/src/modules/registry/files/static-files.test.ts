import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { SUCCESS, type Output } from '@mortar/protocol';
import { listHistory, REGISTRY_SIGNATURE_HEADER, type RegistryDocument } from '@mortar/protocol/registry';
import type { FastifyInstance } from 'fastify';
import { send, type TestResponse } from '../../../../test/http.ts';
import { TEST_DATA_DIR, WORKSPACE } from '../../../../test/database.ts';
import { createTestPlatform, until, type TestPlatform } from '../../../../test/platform.ts';
import type { RemoteBuild } from '../../../../test/remote-build.ts';
import { createSigner } from '../../../../test/signer.ts';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { systemClock } from '../../../lib/clock.ts';
import { openIdentity, type Identity } from '../../identity/index.ts';
import { loadRegistryKey } from '../../../lib/registry-key.ts';
import { followPlatform, type RegistryView } from '../index.ts';

jest.setTimeout(60_000);

/** As long as the gate takes, and of all that other bundlers write into a name. */
const LONG_NAME = `_virtual_mf-loadShare__${'x'.repeat(164)}-Qn.D2CGxv.js`;

let made: TestPlatform;
let view: RegistryView;
let identity: Identity;
let app: FastifyInstance;
let build: RemoteBuild;
let shell: RemoteBuild;

beforeAll(async () => {
  made = await createTestPlatform();
  build = made.builds.make('1.0.0', {
    routes: ['/bricks'],
    contents: { [LONG_NAME]: 'export {};\n', 'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" />' },
  });
  await made.platform.publish('gamehub', build.dir, { actor: 'ops', reason: 'secret reason' });
  shell = made.builds.make('7.0.0', { name: 'host' });
  const shellDir = join(made.dataDir, 'shell');
  mkdirSync(shellDir);
  renameSync(shell.dir, join(shellDir, shell.version));
  view = await followPlatform(made);
  const config = {
    ...readConfig({ DATA_DIR: TEST_DATA_DIR, MODULES: 'registry', LOG_LEVEL: 'silent' }, WORKSPACE),
    dataDir: made.dataDir,
    shellDir,
  };
  identity = await openIdentity({ config, database: made.database, clock: systemClock });
  app = await buildApp(config, { database: made.database, clock: systemClock, services: { registry: view, identity } });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await view.close();
  await identity.close();
  await made.close();
});

function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<TestResponse> {
  const { port } = app.server.address() as AddressInfo;
  return send(port, { method, url, headers: { host: 'localhost:8080', ...headers } });
}
const content = (file: string) => readFileSync(join(made.placeOf(build), file));

describe('/r/<name>/<version>/<file>', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['br;q=0, gzip;q=0.0', undefined],
    ['', undefined],
  ])('it answers Accept-Encoding "%s" in the form %s', async (accepted, encoding) => {
    const { statusCode, headers, bytes } = await get('/r/gamehub/1.0.0/entry.js', { 'accept-encoding': accepted });
    expect([statusCode, headers['content-encoding'], headers['content-length']]).toEqual([200, encoding, String(bytes.length)]);
    const unpacked = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(unpacked).toEqual(content('entry.js'));
  });

  test.each([
    ['entry.js', 'text/javascript; charset=utf-8'],
    ['page-home.css', 'text/css; charset=utf-8'],
    [LONG_NAME, 'text/javascript; charset=utf-8'],
    ['picture.png', 'image/png'],
  ])('it gives %s its type, for a year, for our own pages only', async (file, type) => {
    const { headers } = await get(`/r/gamehub/1.0.0/${file}`, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each(['mark.svg', 'picture.png', 'bundled.json'])('it gives %s no origin, no scripts and nothing to load', async (file) => {
    const { statusCode, headers } = await get(`/r/gamehub/1.0.0/${file}`);
    expect([statusCode, headers['content-security-policy']]).toEqual([200, "default-src 'none'; frame-ancestors 'none'; sandbox"]);
  });

  test('it answers HEAD with the same headers and no body', async () => {
    const [{ headers: full }, head] = [await get('/r/gamehub/1.0.0/entry.js'), await get('/r/gamehub/1.0.0/entry.js', {}, 'HEAD')];
    expect(head.statusCode).toBe(200);
    expect(head.bytes).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, full[name]]);
  });

  test('it answers 304 to a browser that has the file in this form, and no other', async () => {
    const [packed, plain] = [await get('/r/gamehub/1.0.0/entry.js', { 'accept-encoding': 'br' }), await get('/r/gamehub/1.0.0/entry.js')];
    expect(packed.headers.etag).toMatch(/^"[^"]+"$/);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await get('/r/gamehub/1.0.0/entry.js', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${packed.headers.etag}` });
    expect([again.statusCode, again.bytes.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
    const other = await get('/r/gamehub/1.0.0/entry.js', { 'if-none-match': String(packed.headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  test.each([
    ['an unknown remote', '/r/market/1.0.0/entry.js'],
    ['an unknown version', '/r/gamehub/2.0.0/entry.js'],
    ['an unknown file', '/r/gamehub/1.0.0/other.js'],
    ['a file that the version does not list', '/r/gamehub/1.0.0/unlisted.js'],
    ['markup that is for the server', '/r/gamehub/1.0.0/first-paint.home.en.html'],
    ['the list itself', '/r/gamehub/1.0.0/build.json'],
    ['a packed form', '/r/gamehub/1.0.0/entry.js.br'],
    ['a hidden file', '/r/gamehub/1.0.0/.env'],
    ['a draft', '/r/gamehub/.draft-1/entry.js'],
    ['a folder', '/r/gamehub/1.0.0/'],
    ['a deeper path', '/r/gamehub/1.0.0/a/entry.js'],
    ['a property of every object', '/r/gamehub/1.0.0/constructor'],
    ['a way out of the version', '/r/gamehub/1.0.0/..%2f..%2f..%2fsecret.js'],
    ['a way out of the remote', '/r/gamehub/..%2f..%2f/secret.js'],
    ['a way out by two dots', '/r/gamehub/../../secret.js'],
    ['a way out of the name', '/r/..%2f..%2f/1.0.0/secret.js'],
    ['a way out by a backslash', '/r/gamehub/1.0.0/..%5c..%5csecret.js'],
    ['a zero byte', '/r/gamehub/1.0.0/entry.js%00.png'],
    ['an unknown version of the shell', '/shell/8.0.0/entry.js'],
    ['a way out of the shell', '/shell/..%2f/secret.js'],
  ])('it answers %s with 404 that nobody keeps', async (_what, url) => {
    writeFileSync(join(made.placeOf(build), 'unlisted.js'), 'alert(1)');
    writeFileSync(join(made.dataDir, 'secret.js'), 'secret');
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not found']);
  });

  test('it does not answer as an immutable file what it cannot read', async () => {
    const broken = made.builds.make('1.0.1', { routes: ['/bricks'] });
    await made.publish(broken);
    // What another test asks the registry must not change while it does.
    await until('the server knows of it', () => view.current().remotes['gamehub']?.live.version === '1.0.1');
    const url = `/r/gamehub/1.0.1/entry.js`;
    expect((await get(url)).statusCode).toBe(200);
    rmSync(join(made.placeOf(broken), 'entry.js'));
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    mkdirSync(join(made.placeOf(broken), 'entry.js'));
    const failed = await get(url);
    expect([failed.statusCode, failed.headers['cache-control']]).not.toEqual([200, 'public, max-age=31536000, immutable']);
  });
});

describe('/shell/<version>/<file>', () => {
  test('it serves the shell in the same way', async () => {
    const { statusCode, headers, bytes } = await get('/shell/7.0.0/entry.js', { 'accept-encoding': 'br' });
    expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([200, 'br', 'public, max-age=31536000, immutable']);
    expect(brotliDecompressSync(bytes).toString()).toContain('host entry');
  });
});

describe('/r/registry.json', () => {
  test('it gives the document as it stands, under its sequence number', async () => {
    const { statusCode, headers, body } = await get('/r/registry.json');
    const document = JSON.parse(body) as RegistryDocument;
    expect([statusCode, headers.etag, headers['cache-control']]).toEqual([200, `"${document.seq}"`, 'no-cache']);
    expect(document).toEqual(JSON.parse(JSON.stringify(view.current())));
  });

  test('it signs exactly what it sends', async () => {
    const { headers, body } = await get('/r/registry.json');
    const signature = String(headers[REGISTRY_SIGNATURE_HEADER]);
    const key = loadRegistryKey(made.config);
    expect(key.verify('registry', body, signature)).toBe(true);
    expect(key.verify('registry', `${body} `, signature)).toBe(false);
  });

  test('it answers 304 until the next change', async () => {
    const etag = String((await get('/r/registry.json')).headers.etag);
    const ask = async () => (await get('/r/registry.json', { 'if-none-match': etag })).statusCode;
    expect(await ask()).toBe(304);
    await made.publish(made.builds.make('1.1.0', { name: 'later', routes: ['/later'] }));
    await until('the server knows of the change', async () => (await ask()) === 200, 1000);
  });
});

describe('registry.listHistory', () => {
  const { path } = listHistory;

  test('it answers a signed call with changes, without who made them', async () => {
    const { sign } = await createSigner(made.dataDir);
    const { body } = await get(`${path}?name=gamehub`, { os: 'web', sign: sign() });
    const { code, data } = JSON.parse(body) as { code: number; data: Output<typeof listHistory> };
    expect(code).toBe(SUCCESS);
    expect(data.items.at(-1)).toMatchObject({ action: 'publish', from: null, to: '1.0.0' });
    expect(body).not.toMatch(/ops|secret reason/);
  });
});
