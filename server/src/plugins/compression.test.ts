import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { send } from '../../test/http.ts';
import { compression } from './compression.ts';

const LONG = { text: 'brick by brick '.repeat(200) };
const PAGE = `<!doctype html>${LONG.text}`;

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify();
  await app.register(compression);
  app.get('/long', (_request, reply) => reply.header('etag', '"7"').header('vary', 'cookie').send(LONG));
  app.get('/short', () => ({ text: 'brick' }));
  app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(4096)));
  app.post('/echo', ({ body }) => ({ body }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const get = (url: string, encoding?: string) => send(port, { url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('it sends a long answer as %s to who takes it', async (encoding, unpack) => {
    const { headers, bytes } = await get('/long', encoding);
    expect(headers).toMatchObject({ 'content-encoding': encoding, etag: '"7"' });
    expect(headers['vary']).toMatch(/cookie.*accept-encoding/);
    expect(bytes.length).toBeLessThan(200);
    expect(JSON.parse(unpack(bytes).toString())).toEqual(LONG);
  });

  test('it sends a page as the best that a browser takes', async () => {
    const { headers, bytes } = await get('/page', 'gzip, deflate, br');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(PAGE);
  });

  test.each([
    ['a short answer', '/short', 'br'],
    ['a picture', '/picture', 'br'],
    ['what a browser takes only as it is', '/long', undefined],
    ['what a browser takes in no form of ours', '/long', 'zstd'],
  ])('it leaves %s alone', async (_what, url, encoding) => {
    const { headers, statusCode } = await get(url, encoding);
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
  });

  test('it unpacks no body, which could grow without end', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const { statusCode } = await send(port, { method: 'POST', url: '/echo', headers, payload: gzipSync(JSON.stringify(LONG)) });
    expect(statusCode).toBe(400);
  });
});
