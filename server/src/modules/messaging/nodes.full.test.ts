import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createChannel, joinChannel, openConversation, removeUser, type Conversation, type Message } from '@mortar/protocol/messaging';
import { createAccountServer, type AccountServer } from '../../../test/account.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { until } from '../../../test/platform.ts';
import { startRedis, type TestRedis } from '../../../test/redis.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import { createTalkers, nodeAt } from '../../../test/talkers.ts';
import { createTcpGate } from '../../../test/tcp-gate.ts';

const MODULES = [...PEOPLE, 'relations', 'realtime', 'messaging'] as const;

/** Two servers on one database and one Redis. */
let redis: TestRedis;
let first: AccountServer;
let second: TestApp;
let people: ReturnType<typeof createTalkers>;
beforeAll(async () => {
  redis = await startRedis();
  const config = { modules: MODULES, redisUrl: redis.url, socketConnections: 100 };
  first = await createAccountServer(config);
  second = await createTestApp(config, { shared: first });
  people = createTalkers(first);
});
afterAll(async () => {
  await second.close();
  await first.close();
  await redis.close();
});

const createPerson = () => people.person();
afterEach(() => people.close());

describe('two servers', () => {
  test('what is said on the one is heard on the other, until somebody is removed there', async () => {
    const [ann, ben] = [await createPerson(), await createPerson()];
    const { id } = await ann.ask<Conversation>(createChannel, { name: 'Masons', joinRule: 'open' });
    const [here, there] = [await ann.connect(first), await ben.connect(second)];
    await ben.ask(joinChannel, { channelid: id });
    await until('he is in', () => there.came.some(({ name }) => name === 'im.user'));
    await here.send(id, 'Hello');
    await there.send(id, 'Hi');
    await until('both heard both', () => here.texts().length === 2 && there.texts().length === 2);
    expect([here.texts(), there.texts()]).toEqual([
      ['Hello', 'Hi'],
      ['Hello', 'Hi'],
    ]);
    await ann.ask(removeUser, { channelid: id, uid: ben.uid });
    const isGone = ({ name, data }: { name: string; data: unknown }) =>
      name === 'im.user' && (data as { gone: string[] }).gone.includes(id);
    await until('he is out', () => there.came.some(isGone));
    await here.send(id, 'Without him');
    await until('she heard it', () => here.texts().includes('Without him'));
    // What comes later by the same way has come, and that has not.
    const other = await ann.ask<Conversation>(openConversation, { uid: ben.uid });
    await here.send(other.id, 'Sorry');
    await until('he is told', () => there.texts().includes('Sorry') || there.came.filter(({ name }) => name === 'im.user').length > 2);
    expect(there.texts()).not.toContain('Without him');
  });

  test('a Redis that hangs or forgets holds no send up, and a heartbeat finds what was lost', async () => {
    const [ann, ben] = [await createPerson(), await createPerson()];
    const { id, epoch } = await ann.ask<Conversation>(openConversation, { uid: ben.uid });
    const here = await ann.connect(first);
    await here.send(id, 'One');
    const there = await ben.connect(second);
    const { head } = await there.call('im.diff', { id, epoch, pts: 0 });
    await there.call('im.watch', { open: id, visible: [id] });
    redis.hold();
    for (const text of ['Two', 'Three']) await here.send(id, text);
    await until('her own server tells her', () => here.texts().includes('Three'));
    redis.letGo();
    await until('he hears it late', () => there.texts().includes('Three'));
    redis.hold();
    await here.send(id, 'Four');
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
  await (await ann.connect(first)).send(id, 'Before');
  const there = await ben.connect(second);
  const database = new URL(first.database.url);
  const gate = await createTcpGate(Number(database.port));
  database.port = String(gate.port);
  const env = { MODULES: MODULES.join(), DATABASE_URL: database.href, REDIS_URL: redis.url };
  const { port, child, ended } = await startServerProcess(env);
  const here = await ann.connect(nodeAt(port, first));

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
