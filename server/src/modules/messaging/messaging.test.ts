import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findConversations, getConversation, openConversation, setConversation } from '@mortar/protocol/messaging';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createConnections } from '../../../test/connections.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';
import { createAssets } from '../uploads/index.ts';
import { relationsModule } from '../relations/index.ts';
import { createMessaging, type Messaging } from './messaging.ts';

let server: TestApp;
let person: ReturnType<typeof createPeople>;
let messaging: Messaging;
const connections = createConnections();
const failures: unknown[] = [];
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'realtime', 'messaging'] });
  person = createPeople(server);
  const { relations } = relationsModule(server, { channelMates: () => Promise.resolve([]) });
  messaging = createMessaging({
    ...server,
    realtime: connections.realtime,
    relations,
    assets: createAssets(server),
    failed: (error) => failures.push(error),
  });
});
afterAll(async () => {
  messaging.close();
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
