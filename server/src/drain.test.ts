import { afterEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { drainOf, noteHandlers } from './drain.ts';

let app: FastifyInstance;
let finished = false;
const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => void socket.destroy()));

/** A server with a route that answers when the test says so. */
async function start() {
  let answer!: () => void;
  let begun!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = new Promise<void>((resolve) => (begun = resolve));
  app = fastify();
  noteHandlers(app);
  app.get('/', async () => {
    begun();
    await answered;
    finished = true;
    return 'whole';
  });
  const drain = drainOf(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { drain, answer, asked, port: (app.server.address() as AddressInfo).port };
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

test('it does not wait for a connection that was never used', async () => {
  const { drain, port } = await start();
  const socket = await openSocket(port);
  const ended = once(socket, 'close');
  await drain();
  await ended;
});

test('it answers what is under way, and is gone with the answer', async () => {
  const { drain, answer, asked, port } = await start();
  const socket = await openSocket(port);
  await openSocket(port);
  const pieces: string[] = [];
  socket.on('data', (piece) => pieces.push(String(piece)));
  const ended = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked;
  const drained = drain();
  answer();
  await drained;
  await ended;
  expect(pieces.join('')).toMatch(/^HTTP\/1.1 200[^]*whole$/);
});

test('it finishes what is under way for who has gone', async () => {
  const { drain, answer, asked, port } = await start();
  finished = false;
  const left = new Promise<void>((resolve) => app.server.once('request', (_, reply) => reply.once('close', resolve)));
  const socket = await openSocket(port);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked;
  socket.destroy();
  await left;
  setImmediate(answer);
  await drain();
  expect(finished).toBe(true);
});
