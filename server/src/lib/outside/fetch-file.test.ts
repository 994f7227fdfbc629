import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createFetchFile, ownServer } from './index.ts';

const MOST = 1000;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function site(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a file that a stranger named', () => {
  test.each<[string, RequestListener, object]>([
    ['comes whole', (_request, response) => void response.end('brick'), { bytes: Buffer.from('brick') }],
    ['is not there', (_request, response) => void response.writeHead(410).end(), { fault: 'notFound' }],
    ['is behind a server that fails', (_request, response) => void response.writeHead(503).end(), { fault: 'unreachable' }],
    [
      'says that it is too long',
      (_request, response) => void response.writeHead(200, { 'content-length': 9999 }).end(),
      { fault: 'tooLarge' },
    ],
    ['comes packed', (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(), { fault: 'notAllowed' }],
    ['never ends', (_request, response) => void response.write('x'), { fault: 'unreachable' }],
    ['breaks off', (_request, response) => void response.destroy(), { fault: 'unreachable' }],
  ])('%s', async (_, listener, expected) => {
    const url = await site(listener);
    expect(await createFetchFile({ ...ownServer(url), mostMs: 300 })(`${url}/a`, MOST)).toEqual(expected);
  });

  test('is asked of nobody inside, but of the one server that the operator named, which may not lead on to another', async () => {
    const asked: string[] = [];
    const inner = await site((request, response) => void response.end(asked.push(request.url!)));
    const own = await site((_request, response) => void response.writeHead(302, { location: `${inner}/secret` }).end());
    expect(await createFetchFile()(`${inner}/`, MOST)).toEqual({ fault: 'notAllowed' });
    expect(await createFetchFile(ownServer(own))(`${own}/`, MOST)).toEqual({ fault: 'notAllowed' });
    expect(asked).toEqual([]);
  });
});
