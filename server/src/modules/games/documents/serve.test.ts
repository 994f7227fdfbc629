import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDcServer, type DcServer } from '../../../../test/dc.ts';
import { GAMES_VERSION } from '../../../../test/games-folder.ts';

const FOLDER = `/g/${GAMES_VERSION}/adder/`;
let server: DcServer;
beforeAll(async () => {
  server = await createDcServer();
  writeFileSync(join(server.config.gamesDir, 'secret.js'), 'secret');
  writeFileSync(join(server.config.gamesDir, GAMES_VERSION, 'adder', 'unlisted.js'), 'alert(1)');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => server.call({ method, url, headers });

describe('/g/<version>/<id>/<file>', () => {
  test.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['game.js', 'text/javascript; charset=utf-8'],
    ['game.css', 'text/css; charset=utf-8'],
    ['icon.svg', 'image/svg+xml'],
  ])('it gives %s its type, for a year, for a frame without an origin', async (file, type) => {
    const { statusCode, headers } = await get(FOLDER + file);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('it lets a document load its own folder, call nothing, have no origin, and be framed by us alone', async () => {
    const { headers } = await get(`${FOLDER}index.html`);
    const folder = `${server.config.publicUrl}${FOLDER}`;
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': folder,
      'style-src': folder,
      'img-src': folder,
      'font-src': `${server.config.publicUrl}/g/${GAMES_VERSION}/fonts/`,
      'connect-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'self'",
      sandbox: 'allow-scripts',
    });
  });

  test('it gives the fonts of a build to its games, as they are', async () => {
    const { statusCode, headers } = await get(`/g/${GAMES_VERSION}/fonts/sans-latin.woff2`, { 'accept-encoding': 'br, gzip' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'access-control-allow-origin': '*' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('it answers Accept-Encoding "%s" in the form %s', async (accepted, encoding) => {
    const { headers, bytes } = await get(`${FOLDER}game.js`, { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, String(bytes.length)]);
    const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(text.toString()).toMatch(/^game\.js of adder/);
  });

  test('it answers 304 to a browser that has the file', async () => {
    const { headers } = await get(`${FOLDER}game.js`);
    expect((await get(`${FOLDER}game.js`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('it answers HEAD without a body', async () => {
    const { statusCode, bytes } = await get(`${FOLDER}game.js`, {}, 'HEAD');
    expect([statusCode, bytes.length]).toEqual([200, 0]);
  });

  test.each([
    ['an unknown game', `/g/${GAMES_VERSION}/chess/index.html`],
    ['an unknown build', '/g/9.9.9-none/adder/index.html'],
    ['an unknown file', `${FOLDER}other.js`],
    ['a file that the build does not list', `${FOLDER}unlisted.js`],
    ['the list itself', `/g/${GAMES_VERSION}/build.json`],
    ['a list in the place of a game', `/g/${GAMES_VERSION}/adder/build.json`],
    ['a packed form', `${FOLDER}game.js.br`],
    ['the folder', FOLDER],
    ['a deeper path', `${FOLDER}a/game.js`],
    ['a property of every object', `/g/${GAMES_VERSION}/constructor/index.html`],
    ['a way out of the build', `/g/${GAMES_VERSION}/..%2f..%2fsecret.js`],
    ['a way out of the game', `${FOLDER}..%2f..%2fsecret.js`],
    ['a way out by two dots', `${FOLDER}../../secret.js`],
    ['a way out by a backslash', `${FOLDER}..%5c..%5csecret.js`],
    ['a way out in the place of the build', '/g/..%2f/adder/index.html'],
    ['a zero byte', `${FOLDER}game.js%00.svg`],
  ])('it answers %s with 404 that nobody keeps', async (_what, url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not found']);
  });
});
