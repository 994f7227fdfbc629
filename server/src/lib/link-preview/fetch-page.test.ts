import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { publicUrl } from '../outside/index.ts';
import { createFetchPage } from './fetch-page.ts';
import { previewOf } from './preview-of.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A site on the loopback address, and what fetches from it as if it were public. */
async function site(listener: RequestListener, mostMs?: number) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const lookup: LookupFunction = (_name, { all }, callback) =>
    all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
  const at = (path: string) => `http://site.test:${port}${path}`;
  const allow = (text: string) => (text.startsWith(at('')) ? new URL(text) : publicUrl(text));
  return { at, fetchPage: createFetchPage({ lookup, allow, ...(mostMs && { mostMs }) }) };
}
const html = (body: string) => ({ 'content-type': 'text/html; charset=utf-8', 'content-length': String(Buffer.byteLength(body)) });

describe('what is read', () => {
  test('the head of a page becomes title, text and the site that it came from', async () => {
    const seen: (string | undefined)[] = [];
    const page = `<!doctype html><html><head><title>Plain</title><meta property="og:title" content="Bricks &amp; Mortar">
      <meta name="description" content="All\u202e of it"><meta property="og:site_name" content="Your bank"></head><body><title>No</title></body></html>`;
    const { at, fetchPage } = await site((request, response) => {
      seen.push(request.method, request.headers.cookie, request.headers['accept-encoding'] as string);
      response.writeHead(200, html(page)).end(page);
    });
    const found = await fetchPage(at('/page'));
    expect(previewOf(found!, at('/page'))).toEqual({
      url: at('/page'),
      title: 'Bricks & Mortar',
      description: 'All of it',
      site: 'site.test',
    });
    expect(seen).toEqual(['GET', undefined, 'identity']);
    expect(previewOf({ url: at('/'), html: '<p>No head</p>' }, at('/'))).toBeUndefined();
  });

  test('two redirects are followed, each looked at like the first; no third, and none to a private address', async () => {
    const asked: string[] = [];
    const { at, fetchPage } = await site((request, response) => {
      asked.push(request.url!);
      const [, left] = /^\/hop(\d)$/.exec(request.url!) ?? [];
      if (request.url === '/private') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      else if (left && left !== '0') response.writeHead(302, { location: `/hop${Number(left) - 1}` }).end();
      else response.writeHead(200, html('<title>There</title>')).end('<title>There</title>');
    });
    expect((await fetchPage(at('/hop2')))?.html).toContain('There');
    expect(await fetchPage(at('/hop3'))).toBeUndefined();
    expect(await fetchPage(at('/private'))).toBeUndefined();
    expect(asked).toEqual(['/hop2', '/hop1', '/hop0', '/hop3', '/hop2', '/hop1', '/private']);
  });

  test('anything but plain HTML is left alone, and of endless pages one megabyte is read', async () => {
    const { at, fetchPage } = await site((request, response) => {
      if (request.url === '/bomb')
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync('<title>x'));
      else if (request.url === '/json') response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      else if (request.url === '/gone') response.writeHead(404, html('<title>x')).end('<title>x');
      else {
        response.writeHead(200, { 'content-type': 'text/html' });
        const more = () => response.write('x'.repeat(65_536), (error) => void (error || more()));
        more();
      }
    });
    for (const path of ['/bomb', '/json', '/gone']) expect(await fetchPage(at(path))).toBeUndefined();
    expect((await fetchPage(at('/endless')))?.html).toHaveLength(1024 * 1024);
  });

  test.each([
    ['Big5 by its header', 'text/html; charset=big5', '<title>', [0xad, 0xbb, 0xb4, 0xe4]],
    ['Big5 by its own word', 'text/html', '<meta charset="big5"><title>', [0xad, 0xbb, 0xb4, 0xe4]],
    [
      'Big5 by its own word of before',
      'text/html',
      '<meta http-equiv="x" content="text/html; charset=big5"><title>',
      [0xad, 0xbb, 0xb4, 0xe4],
    ],
    ['UTF-8 in quotes', 'text/html; charset="utf-8"', '<title>', [...Buffer.from('香港')]],
    ['a charset that nobody knows', 'text/html; charset=no-such', '<title>', [...Buffer.from('香港')]],
  ])('it reads a page in %s', async (_name, type, before, name) => {
    const { at, fetchPage } = await site((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end(Buffer.concat([Buffer.from(before), Buffer.from(name)]));
    });
    expect((await fetchPage(at('/')))?.html).toBe(`${before}香港`);
  });

  test('a page that never ends its head in time is left', async () => {
    const { at, fetchPage } = await site((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Slow');
    }, 50);
    expect(await fetchPage(at('/slow'))).toBeUndefined();
  });
});
