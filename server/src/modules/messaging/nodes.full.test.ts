import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { SUCCESS } from '@mortar/protocol';
import { createChannel, joinChannel, openConversation, removeUser, type Conversation, type Message } from '@mortar/protocol/messaging';
import type { SocketCalls } from '@mortar/protocol/realtime';
import { authorization, createAccountServer, type AccountServer } from '../../../test/account.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { openSocket, shakeHands, type TestSocket } from '../../../test/connection.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { until } from '../../../test/platform.ts';
import { startRedis, type TestRedis } from '../../../test/redis.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import { createTcpGate } from '../../../test/tcp-gate.ts';

const MODULES = [...PEOPLE, 'relations', 'realtime', 'messaging'] as const;

/** Two servers on one database and one Redis. */
let redis: TestRedis;
let first: AccountServer;
let second: TestApp;
beforeAll(async () => {
  redis = await startRedis();
  const config = { modules: MODULES, redisUrl: redis.url, socketConnections: 100 };
  first = await createAccountServer(config);
  second = await createTestApp(config, { shared: first });
});
afterAll(async () => {
  await second.close();
  await first.close();
  await redis.close();
});

type Node = Parameters<typeof openSocket>[0];
const sockets = new Set<TestSocket>();
afterEach(() => {
  for (const socket of sockets) socket.close();
  sockets.clear();
});

let number = 0;
/** Somebody who has signed up, with what opens connections to any server. */
async function createPerson() {
  const browser = first.browser();
  const session = await browser.signUp(`node${(number += 1)}@example.com`);
  const auth = await shakeHands(first, browser, session);
  const ask = async <Data>(endpoint: Parameters<typeof browser.call>[0], input: object): Promise<Data> =>
    (await browser.call(endpoint, input, { ...authorization(session.token), 'idempotency-key': randomUUID() })).json<{ data: Data }>().data;

  /** A connection to one of the servers, that has said hello. */
  async function connect(node: Node) {
    const socket = await openSocket(node, { auth });
    sockets.add(socket);
    async function call<Name extends keyof SocketCalls>(
      name: Name,
      input: SocketCalls[Name]['input'],
    ): Promise<SocketCalls[Name]['output']> {
      const { code, msg, data } = await socket.call(name, input);
      if (code !== SUCCESS) throw new Error(`${name}: ${code} ${msg}`);
      return data;
    }
    const { uv } = await call('im.hello', { uv: 0, epoch: '', heads: [] });
    const messages = (): Message[] =>
      socket.came.flatMap(({ name, data }) => (name === 'im.changes' ? (data as { messages: Message[] }).messages : []));
    return { ...socket, call, uv, texts: () => messages().map(({ text }) => text) };
  }
  return { uid: session.uid, ask, connect };
}

const send = (socket: Awaited<ReturnType<Awaited<ReturnType<typeof createPerson>>['connect']>>, conversation: string, text: string) =>
  socket.call('im.send', { conversation, clientId: randomUUID(), text });

describe('two servers', () => {
  test('what is said on the one is heard on the other, until somebody is removed there', async () => {
    const [ann, ben] = [await createPerson(), await createPerson()];
    const { id } = await ann.ask<Conversation>(createChannel, { name: 'Masons', joinRule: 'open' });
    const [here, there] = [await ann.connect(first), await ben.connect(second)];
    await ben.ask(joinChannel, { channelid: id });
    await until('he is in', () => there.came.some(({ name }) => name === 'im.user'));
    await send(here, id, 'Hello');
    await send(there, id, 'Hi');
    await until('both heard both', () => here.texts().length === 2 && there.texts().length === 2);
    expect([here.texts(), there.texts()]).toEqual([
      ['Hello', 'Hi'],
      ['Hello', 'Hi'],
    ]);
    await ann.ask(removeUser, { channelid: id, uid: ben.uid });
    const isGone = ({ name, data }: { name: string; data: unknown }) =>
      name === 'im.user' && (data as { gone: string[] }).gone.includes(id);
    await until('he is out', () => there.came.some(isGone));
    await send(here, id, 'Without him');
    await until('she heard it', () => here.texts().includes('Without him'));
    // What comes later by the same way has come, and that has not.
    const other = await ann.ask<Conversation>(openConversation, { uid: ben.uid });
    await send(here, other.id, 'Sorry');
    await until('he is told', () => there.texts().includes('Sorry') || there.came.filter(({ name }) => name === 'im.user').length > 2);
    expect(there.texts()).not.toContain('Without him');
  });

  test('a Redis that hangs or forgets holds no send up, and a heartbeat finds what was lost', async () => {
    const [ann, ben] = [await createPerson(), await createPerson()];
    const { id, epoch } = await ann.ask<Conversation>(openConversation, { uid: ben.uid });
    const here = await ann.connect(first);
    await send(here, id, 'One');
    const there = await ben.connect(second);
    const { head } = await there.call('im.diff', { id, epoch, pts: 0 });
    await there.call('im.watch', { open: id, visible: [id] });
    redis.hold();
    for (const text of ['Two', 'Three']) await send(here, id, text);
    await until('her own server tells her', () => here.texts().includes('Three'));
    redis.letGo();
    await until('he hears it late', () => there.texts().includes('Three'));
    redis.hold();
    await send(here, id, 'Four');
    await redis.restart();
    const beat = await there.call('im.heartbeat', { uv: there.uv, open: { id, epoch, pts: head.pts } });
    expect(beat.head).toMatchObject({ seq: 4 });
    const { messages } = (await there.call('im.diff', { id, epoch, pts: head.pts })) as { messages: Message[] };
    expect(messages.map(({ text }) => text)).toEqual(['Two', 'Three', 'Four']);
    await until('he is told that it went on', () =>
      there.came.some(({ name, data }) => name === 'im.heads' && (data as { heads: { seq: number }[] }).heads.some(({ seq }) => seq === 4)),
    );
  });
});

test('a server that is killed between commit and publication loses nothing: another one tells, and sending again is one message', async () => {
  const [ann, ben] = [await createPerson(), await createPerson()];
  const { id, epoch } = await ann.ask<Conversation>(openConversation, { uid: ben.uid });
  await send(await ann.connect(first), id, 'Before');
  const there = await ben.connect(second);
  const database = new URL(first.database.url);
  const gate = await createTcpGate(Number(database.port));
  database.port = String(gate.port);
  const env = { MODULES: MODULES.join(), DATABASE_URL: database.href, REDIS_URL: redis.url };
  const { port, child, ended } = await startServerProcess(env);
  const process = { app: { server: { address: () => ({ port }) } }, config: { publicUrl: `http://localhost:${port}` }, clock: first.clock };
  const here = await ann.connect(process as unknown as Node);

  const { sql } = first.database;
  const sent = { conversation: id, clientId: randomUUID(), text: 'Committed' };
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`select from messaging_heads where conversation_id = ${id} for update`;
  const answer = here.call('im.send', sent).catch(() => 'cut');
  await until(
    'the send waits',
    async () => (await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%messaging_send%'`).length > 0,
  );
  gate.hold();
  await holder`commit`;
  holder.release();
  await until('it is committed', async () => (await sql`select from messaging_messages where conversation_id = ${id}`).length === 2);
  child.kill('SIGKILL');
  await ended;
  expect(await answer).toBe('cut');
  await gate.close();

  const isTold = ({ name, data }: { name: string; data: unknown }) =>
    name === 'im.heads' && (data as { heads: { id: string; seq: number }[] }).heads.some((head) => head.id === id && head.seq === 2);
  await until('the other is told', () => there.came.some(isTold));
  const { message } = await (await ann.connect(first)).call('im.send', sent);
  expect(message.seq).toBe(2);
  const { messages } = await there.call('im.diff', { id, epoch, pts: 0 });
  expect(messages.map(({ seq, text }) => [seq, text])).toEqual([
    [1, 'Before'],
    [2, 'Committed'],
  ]);
});
