import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { findConversations, openConversation, type Conversation } from '@mortar/protocol/messaging';
import type { SocketCalls } from '@mortar/protocol/realtime';
import { authorization, createAccountServer, type AccountServer } from '../../../test/account.ts';
import { connectPerson } from '../../../test/connection.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { newEmail } from '../../../test/owner.ts';

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer({ modules: [...PEOPLE, 'relations', 'realtime', 'messaging'] });
});
afterAll(() => server.close());

/** Somebody with a browser that has said hello. */
async function arrive() {
  const browser = server.browser();
  const socket = await connectPerson(server, browser, newEmail());
  const { token, uid } = socket.session;
  async function ask<Name extends keyof SocketCalls>(name: Name, input: SocketCalls[Name]['input']): Promise<SocketCalls[Name]['output']> {
    const { code, msg, data } = await socket.call(name, input);
    if (code !== SUCCESS) throw new Error(`${name}: ${code} ${msg}`);
    return data;
  }
  const { epoch } = await ask('im.hello', { uv: 0, epoch: '', heads: [] });
  return { browser, socket, uid, epoch, ask, headers: authorization(token) };
}

test('two people talk: what the one does over the connection, the other is told', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  const opened = await ann.browser.call(openConversation, { uid: ben.uid }, ann.headers);
  const { id, epoch } = opened.json<{ data: Conversation }>().data;
  const target = { conversation: id, seq: 1 };

  const clientId = randomUUID();
  const { message } = await ann.ask('im.send', { conversation: id, clientId, text: 'Hello 你好' });
  expect(message).toMatchObject({ seq: 1, pts: 1, clientId });
  expect(await ben.socket.next('im.user')).toMatchObject({ conversations: [{ id, unread_num: 1, isRequest: true }] });
  expect((await ann.ask('im.sent', { conversation: id, clientIds: [clientId] })).messages).toEqual([message]);

  expect(await ben.ask('im.watch', { open: id, visible: [id] })).toEqual({});
  expect(await ann.ask('im.watch', { open: id, visible: [] })).toEqual({});
  expect(await ben.ask('im.diff', { id, epoch, pts: 0 })).toMatchObject({ kind: 'changes', messages: [{ text: 'Hello 你好' }] });
  expect(await ben.ask('im.window', { id, from: 1, to: 50 })).toMatchObject({ head: { seq: 1 }, messages: [{ seq: 1 }] });
  expect(await ben.ask('im.heartbeat', { uv: 0, open: { id, epoch, pts: 0 } })).toMatchObject({ head: { seq: 1, pts: 1 } });
  expect(await ben.ask('im.presence', { uids: [ann.uid, 'nobody'] })).toEqual({ here: [ann.uid] });

  expect(await ben.ask('im.typing', { conversation: id })).toEqual({});
  expect(await ann.socket.next('im.typing')).toEqual({ id, uids: [ben.uid], count: 1 });
  expect(await ben.ask('im.read', target)).toEqual({ readSeq: 1, unread_num: 0 });
  expect(await ann.socket.next('im.read')).toEqual({ id, uid: ben.uid, seq: 1 });
  expect(await ann.ask('im.readers', target)).toEqual({ uids: [ben.uid] });

  await ben.ask('im.react', { ...target, emoji: '❤', on: true });
  await ann.ask('im.edit', { ...target, text: 'Hello!' });
  await ann.ask('im.pin', { ...target, on: true });
  await ann.ask('im.recall', target);
  for (const [pts, seen] of [
    [1, { text: 'Hello 你好' }],
    [2, { reactions: [{ emoji: '❤️', count: 1, mine: false }] }],
    [3, { text: 'Hello!', rev: 1 }],
    [5, { pinnedAt: expect.any(String) }],
    [6, { text: '', recalledAt: expect.any(String) }],
  ] as const)
    expect(await ann.socket.next('im.changes')).toMatchObject({ id, pts, messages: [seen] });
  const list = await ben.browser.call(findConversations, { pageNum: 1, pageSize: 100 }, ben.headers);
  expect(list.json<{ data: object }>().data).toMatchObject({
    channel_infos: [{ id, last: { text: '', isRecalled: true } }],
    unread_num: 0,
  });

  const refused = await ann.socket.call('im.send', { conversation: id, clientId: 'no uuid', text: 'x' });
  expect(refused).toMatchObject({ code: CODES.validation, data: [{ field: 'clientId' }] });
});
