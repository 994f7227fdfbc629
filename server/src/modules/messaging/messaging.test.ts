import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createChannel,
  findConversations,
  getConversation,
  joinChannel,
  listMentions,
  listPins,
  clearMentions,
  openConversation,
  search,
  setConversation,
} from '@mortar/protocol/messaging';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createConnections } from '../../../test/connections.ts';
import { heldJobs } from '../../../test/held-jobs.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';
import { until } from '../../../test/platform.ts';
import { createAssets } from '../uploads/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import { relationsModule } from '../relations/index.ts';
import { messageData } from './log/personal-data.ts';
import { createMessaging, type Messaging } from './messaging.ts';

let server: TestApp;
let person: ReturnType<typeof createPeople>;
let messaging: Messaging;
const connections = createConnections();
const failures: unknown[] = [];
/** Orders of previews, in place of the queue. */
const orders: object[] = [];
const jobs: Jobs = { ...heldJobs().jobs, send: async (_tx, _queue, data) => void orders.push(data) };
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'realtime', 'messaging'] });
  person = createPeople(server);
  const notify = () => Promise.resolve();
  const { relations } = relationsModule(server, { channelMates: () => Promise.resolve([]), notify });
  messaging = createMessaging({
    ...server,
    realtime: connections.realtime,
    relations,
    assets: createAssets(server),
    jobs,
    fetchPage: (url) => Promise.resolve({ url, html: `<title>Page of ${url}</title>` }),
    notify,
    failed: (error) => failures.push(error),
  });
});
afterAll(async () => {
  await messaging.close();
  await server.close();
  expect(failures).toEqual([]);
});

const people = (...names: string[]) => Promise.all(names.map((name) => person(name)));
const say = (one: TestPerson, conversation: string, text: string, clientId = randomUUID()) =>
  messaging.sending.send(one.userId, { conversation, clientId, text });

describe('a private chat', () => {
  test('begins without a word, and comes onto both lists with its first message', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const chat = await ann!.ask(openConversation, { uid: ben!.uid });
    expect(chat).toMatchObject({ peerId: ben!.uid, name: 'Ben', isgroup: false, lastSeq: 0, isRequest: false, mutedUntil: null });
    expect((await ben!.ask(findConversations)).channel_infos).toEqual([]);
    const { message } = await say(ann!, chat.id, 'Hello');
    expect(message).toMatchObject({ seq: 1, pts: 1, text: 'Hello', sender: { uid: ann!.uid } });
    expect(await ben!.ask(findConversations)).toMatchObject({
      channel_infos: [{ id: chat.id, peerId: ann!.uid, unread_num: 1, isRequest: true, last: { text: 'Hello' } }],
      unread_num: 1,
      next: null,
    });
    expect(await ben!.ask(openConversation, { uid: ann!.uid })).toMatchObject({ id: chat.id });
    expect(await ann!.ask(findConversations)).toMatchObject({ channel_infos: [{ id: chat.id, unread_num: 0, readSeq: 1 }], unread_num: 0 });
  });

  test('is accepted by an answer, pinned, quiet, and off the list until it goes on', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const { id } = await ann!.ask(openConversation, { uid: ben!.uid });
    await say(ann!, id, 'Hello');
    expect(await messaging.read(ben!.userId, { conversation: id, seq: 1 })).toEqual({ readSeq: 1, unread_num: 0 });
    await say(ben!, id, 'Hello yourself');
    expect(await ben!.ask(getConversation, { id })).toMatchObject({ isRequest: false, peerReadSeq: 1 });
    expect(await ben!.ask(setConversation, { id, isPinned: true, notify: 'none' })).toMatchObject({ isPinned: true, notify: 'none' });
    await ben!.ask(setConversation, { id, hidden: true });
    expect((await ben!.ask(findConversations)).channel_infos).toEqual([]);
    await say(ann!, id, 'Still there?');
    expect(await ben!.ask(findConversations)).toMatchObject({ channel_infos: [{ id, isPinned: true, unread_num: 1 }], unread_num: 0 });
  });
});

/** An open channel of the first, in which all of them are. */
async function channelOf([owner, ...others]: readonly TestPerson[]): Promise<string> {
  const { id } = await owner!.ask(createChannel, { name: 'Masons', joinRule: 'open' });
  for (const other of others) await other.ask(joinChannel, { channelid: id });
  return id;
}

describe('finding', () => {
  const found = async (one: TestPerson, text: string, more = {}) =>
    (await one.ask(search, { text, type: 'messages', ...more })).messages.map(({ message }) => message.text);

  test('a search finds words and their beginnings, Chinese by its characters, and nothing of other people’s', async () => {
    const [ann, ben, eve] = await people('Ann', 'Ben', 'Eve');
    const id = await channelOf([ann!, ben!]);
    const { message } = await say(ann!, id, 'Mortar keeps ＢＲＩＣＫＳ together');
    await say(ben!, id, '我們明天在香港的茶餐廳見面');
    await say(ben!, id, '香的東西，港口的船');
    expect(await found(ben!, 'brick')).toEqual([message.text]);
    expect(await found(ann!, 'keeps mort')).toEqual([message.text]);
    expect(await found(ann!, '香港')).toEqual(['我們明天在香港的茶餐廳見面']);
    expect(await found(ann!, '茶餐廳見')).toEqual(['我們明天在香港的茶餐廳見面']);
    expect(await found(ann!, '船')).toEqual(['香的東西，港口的船']);
    expect(await found(ann!, "'; drop | & ! :*")).toEqual([]);
    expect(await found(eve!, 'brick')).toEqual([]);
    expect(await found(eve!, 'brick', { conversation: id })).toEqual([]);
    await messaging.altering.edit(ann!.userId, { conversation: id, seq: 1, text: 'Lime keeps them' });
    expect([await found(ann!, 'brick'), await found(ann!, 'lime', { conversation: id })]).toEqual([[], ['Lime keeps them']]);
    await messaging.altering.recall(ann!.userId, { conversation: id, seq: 1 });
    expect(await found(ann!, 'lime')).toEqual([]);
  });

  test('a text is cut where no character is, in what it is found by and in what of it is passed on', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const id = await channelOf([ann!, ben!]);
    const long = `a${'𞤢'.repeat(25)}`;
    const { message } = await say(ann!, id, `${long} ${'x'.repeat(147)}😀`);
    expect(await found(ben!, long.slice(0, 39))).toEqual([message.text]);
    const forward = { conversation: id, seq: message.seq };
    const passedOn = await messaging.sending.send(ben!.userId, { conversation: id, clientId: randomUUID(), text: '', forward });
    expect(passedOn.message.text).toBe(message.text);
  });

  test('a search goes on from page to page, also where many were written at once, and shows people and channels beside', async () => {
    const [ann] = await people('Ann Findable');
    const id = await channelOf([ann!]);
    await Promise.all(Array.from({ length: 7 }, (_, index) => say(ann!, id, `sandstone ${index}`)));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { messages: { message: { text: string } }[]; next: string | null } = await ann!.ask(search, {
        text: 'sandstone',
        type: 'messages',
        pageSize: 3,
        ...(cursor !== null && { cursor }),
      });
      seen.push(...page.messages.map(({ message }) => message.text));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, index) => `sandstone ${index}`));
    const all = await ann!.ask(search, { text: 'Masons' });
    expect(all.channels.map(({ channelid }) => channelid)).toContain(id);
  });

  test('mentions come into an inbox, pins onto a list; a recall takes both away', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const id = await channelOf([ann!, ben!]);
    const mention = { uid: ben!.uid, offset: 0, length: 4 };
    const named = (text: string, mentions = [mention]) =>
      messaging.sending.send(ann!.userId, { conversation: id, clientId: randomUUID(), text, mentions });
    await named('@Ben look');
    await named('@Ben look again');
    await named('@all of you', [{ uid: '*', offset: 0, length: 4 }]);
    const inbox = async () => (await ben!.ask(listMentions)).list.map(({ text }) => text);
    expect(await inbox()).toEqual(['@Ben look again', '@Ben look']);
    expect(await ben!.ask(getConversation, { id })).toMatchObject({ mentions: 3, unread_num: 3 });
    await messaging.altering.pin(ann!.userId, { conversation: id, seq: 1, on: true });
    expect((await ben!.ask(listPins, { id })).list.map(({ seq }) => seq)).toEqual([1]);
    await messaging.altering.edit(ann!.userId, { conversation: id, seq: 2, text: 'Never mind' });
    await messaging.altering.recall(ann!.userId, { conversation: id, seq: 1 });
    expect([await inbox(), (await ben!.ask(listPins, { id })).list]).toEqual([[], []]);
    await named('@Ben once more');
    await messaging.read(ben!.userId, { conversation: id, seq: 3 });
    expect(await ben!.ask(getConversation, { id })).toMatchObject({ mentions: 1 });
    const device = connections.connect(ben!);
    await messaging.found.clearMentions(ben!.userId);
    expect([await inbox(), await ben!.ask(getConversation, { id })]).toMatchObject([[], { mentions: 0, unread_num: 1 }]);
    await until('his devices are told', () => device.events('im.user').length > 0);
    expect(device.events('im.user')).toMatchObject([{ conversations: [{ id, mentions: 0, unread_num: 1 }] }]);
    device.disconnect();
    await named('@Ben for the last time');
    await ben!.ask(clearMentions);
    expect(await inbox()).toEqual([]);
  });
});

describe('links', () => {
  test('the first link of a text is looked at, and its preview is a change of the message unless the text is another one by then', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const { id } = await ann!.ask(openConversation, { uid: ben!.uid });
    orders.length = 0;
    await say(ann!, id, 'See https://example.com/a. Or http://localhost/b');
    await say(ann!, id, 'See http://localhost/ and user@example.com');
    await until('it is ordered', () => orders.length > 0);
    expect(orders).toEqual([{ conversationId: Number(id), seq: 1, rev: 0, url: 'https://example.com/a' }]);
    await messaging.previews.show({ ...orders[0], rev: 1 });
    await messaging.previews.show(orders[0]);
    const { head, messages } = await messaging.reading.window(ben!.userId, { id, from: 1, to: 2 });
    expect(head.pts).toBe(3);
    expect(messages.find(({ seq }) => seq === 1)).toMatchObject({
      pts: 3,
      preview: { url: 'https://example.com/a', title: 'Page of https://example.com/a', site: 'example.com' },
    });
  });
});

describe('leaving the site', () => {
  test('a person gets what they wrote; it stays with the others without a name, and nobody writes to them any more', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const { id } = await ann!.ask(openConversation, { uid: ben!.uid });
    await say(ann!, id, 'Keep this');
    await say(ben!, id, 'I will');
    const { db } = server.database;
    const data = messageData({ db, changes: messaging.changes });
    expect(await data.read!(ann!)).toMatchObject([{ conversation: id, seq: 1, text: 'Keep this' }]);
    await db.transaction((tx) => data.erase!(tx, ann!));
    await server.database.sql`update account_users set deleted_at = now() where id = ${ann!.userId}`;
    await expect(say(ben!, id, 'Are you there?')).rejects.toMatchObject({ codeName: 'notWelcome' });
    await expect(say(ann!, id, 'I am not')).rejects.toMatchObject({ codeName: 'notFound' });
    expect((await messaging.reading.window(ben!.userId, { id, from: 1, to: 9 })).messages.map(({ text }) => text)).toEqual([
      'Keep this',
      'I will',
    ]);
  });
});
