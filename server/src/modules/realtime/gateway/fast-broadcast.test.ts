import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Socket as NetSocket } from 'node:net';
import { Server } from 'socket.io';
import { browserSocket, type Socket } from '../../../../test/connection.ts';
import { broadcastFast } from './fast-broadcast.ts';

/** The inside that it uses; another version needs this test to be read again. */
const KNOWN = { 'socket.io': '4.8.4', 'engine.io': '6.6.12', 'socket.io-adapter': '2.5.8', ws: '8.21.3' };

let http: HttpServer;
let server: Server;
const clients: Socket[] = [];
const slow = jest.fn<() => void>();

beforeEach(async () => {
  slow.mockReset();
  http = createServer();
  server = new Server(http, { transports: ['websocket'], perMessageDeflate: false, serveClient: false });
  broadcastFast(server.of('/'), slow);
  await once(http.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

/** A socket of the server's, with what is looked at of its inside. */
interface Joined {
  on(name: string, listener: (answer: (text: string) => void) => void): void;
  conn: { transport: { socket: { _sender: object; _socket: NetSocket } } };
}

/** A client, with what it heard and a promise of so much. */
async function join(room: string) {
  const client = browserSocket(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  clients.push(client);
  const heard: unknown[] = [];
  const waiting = new Set<() => void>();
  client.on('said', (text: unknown) => {
    heard.push(text);
    for (const look of waiting) look();
  });
  const [[socket]] = await Promise.all([
    once(server, 'connection'),
    new Promise((resolve) => client.once('connect', () => resolve(undefined))),
  ]);
  await (socket as { join(room: string): unknown }).join(room);
  const hears = (count: number) =>
    new Promise<unknown[]>((resolve) => {
      const look = () => heard.length >= count && resolve(heard);
      waiting.add(look);
      look();
    });
  return { client, heard, hears, socket: socket as Joined };
}

test('what is sent to a socket in one turn of the loop is one write', async () => {
  const { hears, socket } = await join('a');
  const writes = jest.spyOn(socket.conn.transport.socket._socket, '_writev');
  for (const text of ['one', 'two', 'three']) server.to('a').emit('said', text);
  expect(await hears(3)).toEqual(['one', 'two', 'three']);
  expect(writes).toHaveBeenCalledTimes(1);
});

test('an answer is one frame of the same write, in its place', async () => {
  const { client, heard, hears, socket } = await join('a');
  const sent = jest.spyOn(socket.conn.transport.socket._sender as { sendFrame(list: Buffer[]): void }, 'sendFrame');
  const writes = jest.spyOn(socket.conn.transport.socket._socket, '_writev');
  socket.on('ask', (answer: (text: string) => void) => {
    server.to('a').emit('said', 'before');
    answer('answered');
    server.to('a').emit('said', 'after');
  });
  client.emit('ask', (text: string) => heard.push(text));
  expect(await hears(3)).toEqual(['before', 'answered', 'after']);
  expect(sent.mock.calls.map(([list]) => list.length)).toEqual([1, 1, 1]);
  expect(writes).toHaveBeenCalledTimes(1);
});

test('its parts have the versions that it was made for', () => {
  const ofServer = createRequire(import.meta.url);
  const ofSocketIo = createRequire(ofServer.resolve('socket.io'));
  const ofEngine = createRequire(ofSocketIo.resolve('engine.io'));
  // The package manager's folders say the version: not every package lets its own description be read.
  const versionOf = (require: NodeJS.Require, name: string) => new RegExp(`/${name}@([^/_(]+)`).exec(require.resolve(name))?.[1];
  expect({
    'socket.io': versionOf(ofServer, 'socket.io'),
    'engine.io': versionOf(ofSocketIo, 'engine.io'),
    'socket.io-adapter': versionOf(ofSocketIo, 'socket.io-adapter'),
    ws: versionOf(ofEngine, 'ws'),
  }).toEqual(KNOWN);
});

describe('a broadcast', () => {
  test('it comes to everybody in the room, whole and in order, among what is told one alone', async () => {
    const [a, b, other] = [await join('r'), await join('r'), await join('s')];
    const texts = ['short', '長'.repeat(40_000), 'last'];
    for (const text of texts) server.to('r').emit('said', text);
    expect([await a.hears(3), await b.hears(3), other.heard]).toEqual([texts, texts, []]);
  });

  test('it is written as one frame, without a queue', async () => {
    const a = await join('r');
    const sender = a.socket.conn.transport.socket._sender as { sendFrame(list: Buffer[]): void };
    const sent = jest.spyOn(sender, 'sendFrame');
    server.to('r').emit('said', 'once');
    expect(sent.mock.calls.map(([list]) => list.length)).toEqual([1]);
    await a.hears(1);
  });

  test('it costs nothing where nobody is', async () => {
    const a = await join('r');
    const toJSON = jest.fn(() => 'written');
    server.to('empty').emit('said', { toJSON });
    expect(toJSON).not.toHaveBeenCalled();
    server.to(['empty', 'r']).emit('said', { toJSON });
    expect(await a.hears(1)).toEqual(['written']);
  });

  test('it ends who does not read, and everybody else gets everything', async () => {
    const [stalled, reads] = [await join('r'), await join('r')];
    const ended = new Promise((resolve) => stalled.client.once('disconnect', resolve));
    const transport = (stalled.client.io.engine as unknown as { transport: { ws: { pause(): void } } }).transport;
    transport.ws.pause();
    const text = 'x'.repeat(100_000);
    let count = 0;
    while (slow.mock.calls.length === 0 && count < 1000) {
      server.to('r').emit('said', text);
      await reads.hears((count += 1));
    }
    expect(slow).toHaveBeenCalledTimes(1);
    (transport.ws as unknown as { resume(): void }).resume();
    await ended;
    expect(reads.heard).toHaveLength(count);
  });
});
