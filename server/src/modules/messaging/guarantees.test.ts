import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createChannel,
  getConversation,
  joinChannel,
  listPins,
  openConversation,
  saveBlock,
  updateProhibition,
  type Changes,
  type Message,
} from '@mortar/protocol/messaging';
import { blockUser } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createConnections, type TestConnection } from '../../../test/connections.ts';
import { createLuck } from '../../../test/hostile.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';
import { until } from '../../../test/platform.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { AppError } from '../../lib/app-error.ts';
import { relationsModule } from '../relations/index.ts';
import { createAssets } from '../uploads/index.ts';
import { createMessaging, type Messaging } from './messaging.ts';

let server: TestApp;
let person: ReturnType<typeof createPeople>;
let second: Database;
/** Two processes on one database, with the same connections between them. */
let nodes: [Messaging, Messaging];
const connections = createConnections();
const failures: unknown[] = [];
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'realtime', 'messaging'] });
  person = createPeople(server);
  second = await openDatabase(server.database.url);
  const notify = () => Promise.resolve();
  const node = (database: Database) => {
    const { relations } = relationsModule({ ...server, database }, { channelMates: () => Promise.resolve([]), notify });
    const assets = createAssets(server);
    const failed = (error: unknown) => failures.push(error);
    return createMessaging({ database, clock: server.clock, realtime: connections.realtime, relations, assets, notify, failed });
  };
  nodes = [node(server.database), node(second)];
});
afterAll(async () => {
  nodes.forEach((node) => node.close());
  await second.close();
  await server.close();
  expect(failures).toEqual([]);
});

const people = (...names: string[]) => Promise.all(names.map((name) => person(name)));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.codeName : Promise.reject(error)),
  );

/** An open channel of the first, in which all of them are. */
async function channelOf([owner, ...others]: readonly TestPerson[]): Promise<string> {
  const { id } = await owner!.ask(createChannel, { name: 'Masons', joinRule: 'open' });
  for (const other of others) await other.ask(joinChannel, { channelid: id });
  return id;
}

const send = (one: TestPerson, conversation: string, text: string, { node = nodes[0], clientId = randomUUID() as string } = {}) =>
  node.sending.send(one.userId, { conversation, clientId, text });

/** A client that keeps one conversation, by nothing but what the protocol promises. */
function createClient(one: TestPerson, id: string) {
  let epoch = '';
  let pts = 0;
  const messages = new Map<number, Message>();
  const take = (all: readonly Message[]) => all.forEach((message) => messages.set(message.seq, message));
  const client = {
    messages,
    pts: () => pts,
    async catchUp(): Promise<void> {
      let changes: Changes;
      do {
        changes = await nodes[0].reading.diff(one.userId, { id, epoch, pts });
        if (changes.kind === 'epochChanged') messages.clear();
        take(changes.messages);
        epoch = changes.head.epoch;
        pts = changes.kind === 'changes' ? changes.pts : changes.head.pts;
      } while (changes.kind === 'changes' && changes.hasMore);
    },
    /** What was pushed: applied where it follows, left to a diff where something is missing. */
    async hear(connection: TestConnection): Promise<void> {
      for (const event of connection.events('im.changes')) {
        if (event.id !== id || event.pts <= pts) continue;
        if (event.fromPts > pts) return client.catchUp();
        take(event.messages);
        pts = event.pts;
      }
    },
    async heartbeat(): Promise<void> {
      const { head } = await nodes[0].hello.heartbeat(one.userId, { uv: 0, open: { id, epoch, pts } });
      if (head) await client.catchUp();
    },
    inOrder: () => [...messages.values()].toSorted((a, b) => a.seq - b.seq),
  };
  return client;
}

/** All of a conversation, read anew. */
async function fresh(one: TestPerson, id: string): Promise<Message[]> {
  const all: Message[] = [];
  for (let from = 1; ; from += 200) {
    const { head, messages } = await nodes[0].reading.window(one.userId, { id, from, to: from + 199 });
    all.push(...messages);
    if (from + 199 >= head.seq) return all.toSorted((a, b) => a.seq - b.seq);
  }
}

function connect(one: TestPerson, ids: readonly string[]): TestConnection {
  const connection = connections.connect(one);
  nodes[0].watching.enter(connection, ids.map(Number));
  return connection;
}

describe('sending', () => {
  test('fifty tries of one message at once, on two processes, are one message; the same name for another text is refused', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const { id } = await ann!.ask(openConversation, { uid: ben!.uid });
    const clientId = randomUUID();
    const tries = Array.from({ length: 50 }, (_, index) => send(ann!, id, 'Once', { node: nodes[index % 2]!, clientId }));
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1);
    expect(await fresh(ben!, id)).toHaveLength(1);
    expect(await codeOf(send(ann!, id, 'Twice', { clientId }))).toBe('idempotencyMismatch');
    expect((await nodes[1].sending.sent(ann!.userId, id, [clientId, randomUUID()])).messages.map(({ text }) => text)).toEqual(['Once']);
  });

  test('many writers on two processes make one order without holes, the same for everybody, of whom some hear nothing', async () => {
    const crew = await people('Ann', 'Ben', 'Cat', 'Dan');
    const id = await channelOf(crew);
    const [ben, cat] = [crew[1]!, crew[2]!];
    const [hearing, deaf] = [connect(ben, [id]), connect(cat, [id])];
    deaf.isDeaf = true;
    const clients = [createClient(ben, id), createClient(cat, id)];
    for (const client of clients) await client.catchUp();
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => send(crew[index % 4]!, id, `${index}`, { node: nodes[index % 2]! })),
    );
    const seqs = answers.map(({ message }) => message.seq).toSorted((a, b) => a - b);
    expect(seqs).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    await clients[0]!.hear(hearing);
    for (const client of clients) await client.heartbeat();
    const truth = await fresh(crew[0]!, id);
    expect(clients.map((client) => client.inOrder())).toEqual([truth, truth]);
    expect(new Set(truth.map(({ clientId }) => clientId)).size).toBe(300);
    expect(deaf.heard).toEqual([]);
    // What one writer sent stands in the order in which the answers came.
    const pts = truth.map((message) => message.pts);
    expect(pts).toEqual(pts.toSorted((a, b) => a - b));
  });

  test('what cannot be sent says why, and nothing of it arrives', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const id = await channelOf([ann!, ben!]);
    const as = (more: object) => nodes[0].sending.send(ben!.userId, { conversation: id, clientId: randomUUID(), text: 'x', ...more });
    expect(await codeOf(as({ text: ' \n ' }))).toBe('validation');
    expect(await codeOf(as({ mentions: [{ uid: ann!.uid, offset: 0, length: 9 }] }))).toBe('validation');
    expect(await codeOf(as({ mentions: [{ uid: '*', offset: 0, length: 1 }] }))).toBe('forbidden');
    expect(await codeOf(as({ reply: 7 }))).toBe('notFound');
    expect(await codeOf(as({ forward: { conversation: id, seq: 7 } }))).toBe('notFound');
    await server.database.sql`update messaging_conversations set slowmode = 30 where id = ${id}`;
    expect(await codeOf(as({}))).toBe('done');
    await expect(as({})).rejects.toMatchObject({ codeName: 'tooFast', data: { seconds: expect.any(Number) } });
    expect(await codeOf(send(ann!, id, 'The owner is not slowed'))).toBe('done');
    await server.database.sql`update messaging_conversations set slowmode = 0, writers = 'admins' where id = ${id}`;
    expect(await codeOf(as({}))).toBe('forbidden');
    expect((await fresh(ann!, id)).map(({ text }) => text)).toEqual(['x', 'The owner is not slowed']);
  });
});

describe('moderation', () => {
  test('no message of a muted or blocked person stands behind the mute or the block, however they flood', async () => {
    const [ann, ben, cat] = await people('Ann', 'Ben', 'Cat');
    const id = await channelOf([ann!, ben!, cat!]);
    const flood = async (one: TestPerson) => {
      for (let index = 0; ; index += 1) {
        const code = await codeOf(send(one, id, `${index}`, { node: nodes[index % 2]! }));
        if (code !== 'done') return code;
      }
    };
    const floods = [flood(ben!), flood(cat!)];
    await until('both write', async () => (await fresh(ann!, id)).length > 20);
    await ann!.ask(updateProhibition, { channelid: id, uid: ben!.uid, minutes: 5, reason: 'Too loud' });
    await ann!.ask(saveBlock, { channelid: id, uid: cat!.uid, blocked: true });
    expect(await Promise.all(floods)).toEqual(['muted', 'notFound']);
    await expect(send(ben!, id, 'Still?')).rejects.toMatchObject({ data: { reason: 'Too loud', until: expect.any(String) } });
    const { messages, lines } = await nodes[0].reading.window(ann!.userId, { id, from: 1, to: 200 });
    const last = (uid: string) => Math.max(...messages.filter(({ sender }) => sender.uid === uid).map(({ pts }) => pts));
    const line = (kind: string) => lines.find((one) => one.kind === kind)!.pts;
    expect(last(ben!.uid)).toBeLessThan(line('muted'));
    expect(last(cat!.uid)).toBeLessThan(line('blocked'));
  });

  test('a block ends a private chat both ways, for every way to say something', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const { id } = await ann!.ask(openConversation, { uid: ben!.uid });
    await send(ann!, id, 'Hello');
    await ben!.ask(blockUser, { uid: ann!.uid, blocked: true });
    const target = { conversation: id, seq: 1 };
    const { altering } = nodes[0];
    expect([
      await codeOf(send(ann!, id, 'Hello?')),
      await codeOf(altering.edit(ann!.userId, { ...target, text: 'Hello!' })),
      await codeOf(altering.react(ann!.userId, { ...target, emoji: '👋', on: true })),
      await codeOf(altering.recall(ann!.userId, target)),
    ]).toEqual(['notWelcome', 'notWelcome', 'notWelcome', 'done']);
  });

  test('who is not in a conversation is told that there is none, also after being in it, and hears nothing of it', async () => {
    const [ann, ben, eve] = await people('Ann', 'Ben', 'Eve');
    const id = await channelOf([ann!, ben!, eve!]);
    await send(ann!, id, 'For members');
    const connection = connect(eve!, [id]);
    nodes[0].watching.watch(connection, 'tab', { open: Number(id), shown: [Number(id)] });
    await nodes[0].channels.membership.remove(ann!.userId, { channelid: id, uid: eve!.uid });
    await send(ann!, id, 'Without Eve');
    await until('she is told', () => connection.events('im.user').some(({ gone }) => gone.includes(id)));
    const heard = connection.events('im.changes').flatMap(({ messages }) => messages.map(({ text }) => text));
    expect(heard).not.toContain('Without Eve');
    const { altering, hello, reading, readers, read } = nodes[0];
    const own = (await eve!.ask(createChannel, { name: 'Of Eve', joinRule: 'invite' })).id;
    const target = { conversation: id, seq: 1 };
    const { userId } = eve!;
    const calls = [
      reading.diff(userId, { id, epoch: '', pts: 0 }),
      reading.window(userId, { id, from: 1, to: 9 }),
      send(eve!, id, 'Me too'),
      nodes[0].sending.send(userId, { conversation: own, clientId: randomUUID(), text: '', forward: target }),
      altering.edit(userId, { ...target, text: 'x' }),
      altering.recall(userId, target),
      altering.react(userId, { ...target, emoji: '👍', on: true }),
      altering.pin(userId, { ...target, on: true }),
      read(userId, target),
      readers(userId, target),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'notFound'));
    await expect(eve!.ask(getConversation, { id })).rejects.toThrow('1512');
    await expect(eve!.ask(listPins, { id })).rejects.toThrow('1512');
    const { heads, changes } = await hello.hello(userId, { uv: 0, epoch: '', heads: [], open: { id, epoch: '', pts: 0 } }, () => {});
    expect([heads, changes]).toEqual([[], null]);
    expect(await codeOf(altering.edit(ben!.userId, { ...target, text: 'Not mine' }))).toBe('forbidden');
    expect(await codeOf(altering.recall(ben!.userId, target))).toBe('forbidden');
    expect(await codeOf(altering.pin(ben!.userId, { ...target, on: true }))).toBe('forbidden');
  });
});

describe('catching up', () => {
  test('what changed since any moment makes the state that a fresh reader has, whatever happened', async () => {
    const crew = await people('Ann', 'Ben', 'Cat');
    const id = await channelOf(crew);
    const luck = createLuck(7);
    const below = (count: number) => Math.floor(luck() * count);
    const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
    const client = createClient(crew[1]!, id);
    await client.catchUp();
    const { altering } = nodes[0];
    for (let round = 0; round < 60; round += 1) {
      const one = pick(crew);
      const target = { conversation: id, seq: 1 + below(Math.max(1, round)) };
      const acts = [
        () => send(one, id, `Round ${round}`),
        () => send(one, id, `Answer ${round}`),
        () => altering.edit(one.userId, { ...target, text: `Edited ${round}` }),
        () => altering.recall(one.userId, target),
        () => altering.react(one.userId, { ...target, emoji: pick(['👍', '❤', '🧱']), on: below(3) > 0 }),
        () => altering.pin(one.userId, { ...target, on: below(2) > 0 }),
      ];
      await codeOf(pick(acts)());
      if (below(3) > 0) continue;
      await client.catchUp();
      expect(client.inOrder()).toEqual(await fresh(crew[1]!, id));
    }
    await client.catchUp();
    expect(client.inOrder()).toEqual(await fresh(crew[1]!, id));
    expect(client.messages.size).toBeGreaterThan(5);
  });

  test('who is far behind gets the newest, another epoch voids what was kept, and ranges are checked by what changed in them', async () => {
    const [ann] = await people('Ann');
    const id = await channelOf([ann!]);
    await Promise.all(Array.from({ length: 1100 }, (_, index) => send(ann!, id, `${index}`)));
    const { reading, altering, hello } = nodes[0];
    const { epoch } = await ann!.ask(getConversation, { id });
    const far = await reading.diff(ann!.userId, { id, epoch, pts: 0 });
    expect(far).toMatchObject({ kind: 'tooLong', head: { seq: 1100 } });
    expect(far.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => 1051 + index));
    const some = await reading.diff(ann!.userId, { id, epoch, pts: far.head.pts - 300 });
    expect(some).toMatchObject({ kind: 'changes', hasMore: true, pts: far.head.pts - 100 });
    await altering.edit(ann!.userId, { conversation: id, seq: 10, text: 'Changed' });
    const { messages } = await reading.window(ann!.userId, { id, from: 1, to: 100, asOf: far.head.pts });
    expect(messages.map(({ seq, text }) => [seq, text])).toEqual([[10, 'Changed']]);
    await server.database.sql`update messaging_conversations set epoch = gen_random_uuid() where id = ${id}`;
    expect(await reading.diff(ann!.userId, { id, epoch, pts: 5 })).toMatchObject({ kind: 'epochChanged' });
    const state = await hello.hello(ann!.userId, { uv: 0, epoch: '', heads: [] }, () => {});
    expect(state).toMatchObject({ isReset: true, conversations: [] });
    expect(await hello.hello(ann!.userId, { ...state, heads: [{ id, epoch, pts: 1101 }] }, () => {})).toMatchObject({
      isReset: false,
      conversations: [{ id }],
      heads: [{ id, last: { text: '1099' } }],
    });
    expect(await hello.hello(ann!.userId, { uv: state.uv + 9, epoch: state.epoch, heads: [] }, () => {})).toMatchObject({ isReset: true });
  });
});

describe('a person’s own state', () => {
  test('cursors only go forward, however reads and sends race, and every device is told', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const { id } = await ann!.ask(openConversation, { uid: ben!.uid });
    const device = connect(ben!, [id]);
    const writing = Promise.all(Array.from({ length: 60 }, (_, index) => send(ann!, id, `${index}`)));
    await send(ben!, id, 'Here');
    const reading = Array.from({ length: 60 }, (_, index) =>
      nodes[index % 2]!.read(ben!.userId, { conversation: id, seq: ((index * 17) % 60) + 1 }),
    );
    const answers = await Promise.all(reading);
    await writing;
    expect(Math.max(...answers.map(({ readSeq }) => readSeq))).toBeLessThanOrEqual(61);
    expect(await nodes[0].read(ben!.userId, { conversation: id, seq: 2_000_000_000 })).toEqual({ readSeq: 61, unread_num: 0 });
    expect(await nodes[1].read(ben!.userId, { conversation: id, seq: 3 })).toEqual({ readSeq: 61, unread_num: 0 });
    await until('the device knows', () => device.events('im.user').some(({ conversations }) => conversations[0]?.readSeq === 61));
    const uvs = device.events('im.user').map(({ fromUv, uv }) => uv - fromUv);
    expect(new Set(uvs)).toEqual(new Set([1]));
    expect(await ann!.ask(getConversation, { id })).toMatchObject({ peerReadSeq: 61 });
    expect(await nodes[0].readers(ann!.userId, { conversation: id, seq: 61 })).toEqual({ uids: [ben!.uid] });
  });

  test('a message that moves its writer’s cursor tells every device so, and who did not hear it finds out', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const { id } = await ann!.ask(openConversation, { uid: ben!.uid });
    await send(ben!, id, 'First');
    const { uv, epoch } = await nodes[0].hello.hello(ann!.userId, { uv: 0, epoch: '', heads: [] }, () => {});
    const [device, deaf] = [connect(ann!, [id]), connect(ann!, [id])];
    deaf.isDeaf = true;
    // Not at the end of what she has read.
    expect(await send(ann!, id, 'Before reading')).toMatchObject({ message: { seq: 2 }, readSeq: null });
    await nodes[0].read(ann!.userId, { conversation: id, seq: 2 });
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => send(ann!, id, text, { node: nodes[1] })));
    expect(Math.max(...answers.map(({ readSeq }) => readSeq!))).toBe(5);
    // Both processes have this connection, so each tells it, and in no order between the two.
    const heard = () =>
      [...new Map(device.events('im.user').map((event) => [event.uv, event])).values()]
        .filter((event) => event.uv > uv)
        .sort((one, other) => one.uv - other.uv);
    await until('the device knows', () => heard()[0]?.fromUv === uv && heard().at(-1)?.reads[0]?.readSeq === 5);
    const told = heard();
    expect(told.map(({ fromUv }) => fromUv)).toEqual(told.map((_, index) => uv + index));
    const [read, ...sent] = told;
    expect(read).toMatchObject({ conversations: [{ id, readSeq: 2 }], reads: [] });
    expect(sent.flatMap(({ conversations, gone }) => [...conversations, ...gone])).toEqual([]);
    expect(deaf.heard).toEqual([]);
    expect(await nodes[0].hello.heartbeat(ann!.userId, { uv })).toMatchObject({ uv: told.at(-1)!.uv });
    const missed = await nodes[0].hello.hello(ann!.userId, { uv, epoch, heads: [] }, () => {});
    expect(missed).toMatchObject({ uv: told.at(-1)!.uv, conversations: [{ id, readSeq: 5, unread_num: 0 }] });
  });

  test('each reactor sees their own reactions as theirs, everybody else as others’', async () => {
    const crew = await people('Ann', 'Ben', 'Cat');
    const id = await channelOf(crew);
    const [ben, cat] = [connect(crew[1]!, [id]), connect(crew[2]!, [id])];
    await send(crew[0]!, id, 'Bricks?');
    await nodes[0].altering.react(crew[1]!.userId, { conversation: id, seq: 1, emoji: '🧱', on: true });
    const changedBy = (connection: TestConnection) =>
      connection.events('im.changes').find(({ messages }) => messages.some(({ reactions }) => reactions.length > 0))?.messages[0]
        ?.reactions;
    await until('both heard', () => [ben, cat].every((one) => changedBy(one) !== undefined));
    expect([changedBy(ben), changedBy(cat)]).toEqual([[{ emoji: '🧱', count: 1, mine: true }], [{ emoji: '🧱', count: 1, mine: false }]]);
  });

  test('of a large channel everything goes to who has it open, and only its head to the others', async () => {
    const [ann, ben, cat] = await people('Ann', 'Ben', 'Cat');
    const id = await channelOf([ann!, ben!, cat!]);
    await server.database.sql`update messaging_conversations set members = 501 where id = ${id}`;
    const [open, other] = [connect(ben!, [id]), connect(cat!, [id])];
    nodes[0].watching.watch(open, 'tab', { open: Number(id), shown: [] });
    await send(ann!, id, 'Large');
    await until('the head came', () => other.events('im.heads').length > 0);
    expect(open.events('im.changes')).toMatchObject([{ messages: [{ text: 'Large' }] }]);
    expect(other.events('im.changes')).toEqual([]);
    expect(other.events('im.heads')).toMatchObject([{ heads: [{ id, seq: 1, last: { text: 'Large' } }] }]);
  });
});
