import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Endpoint, type Input, type Output } from '@mortar/protocol';
import {
  createChannel,
  joinChannel,
  listAudit,
  removeUser,
  saveBlock,
  setUserRole,
  updateChannel,
  updateProhibition,
} from '@mortar/protocol/messaging';
import { authorization, createAccountServer, type AccountServer } from '../../../../test/account.ts';
import { connectPerson, type TestSocket } from '../../../../test/connection.ts';
import { newKey } from '../../../../test/dc.ts';
import { codeOf } from '../../../../test/http.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { until } from '../../../../test/platform.ts';

jest.setTimeout(30_000);

let server: AccountServer;
const open: TestSocket[] = [];
beforeAll(async () => {
  server = await createAccountServer({ modules: [...PEOPLE, 'realtime', 'relations', 'messaging'] });
});
afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(() => server.close());

/** Somebody with a page open that is in sync. */
async function visitor() {
  const browser = server.browser();
  const socket = await connectPerson(server, browser, `${randomUUID()}@example.org`);
  open.push(socket);
  const { token, uid } = socket.session;
  await socket.call('im.hello', { uv: 0, epoch: '', heads: [] });
  const call = <E extends Endpoint>(endpoint: E, input: Partial<NonNullable<Input<E>>>) =>
    browser.call(endpoint, input as never, { ...authorization(token), ...newKey() });
  return {
    uid,
    socket,
    code: async <E extends Endpoint>(endpoint: E, input: Partial<NonNullable<Input<E>>>) => codeOf(await call(endpoint, input)),
    async ask<E extends Endpoint>(endpoint: E, input: Partial<NonNullable<Input<E>>>) {
      const answer = await call(endpoint, input);
      if (codeOf(answer) !== SUCCESS) throw new Error(`${endpoint.id}: ${answer.body}`);
      return answer.json<{ data: Output<E> }>().data;
    },
    send: async (conversation: string, text = 'Hello') =>
      (await socket.call('im.send', { conversation, clientId: randomUUID(), text })).code,
    /** Kinds of the lines and texts of the messages that came of a channel. */
    heard: (conversation: string) =>
      socket.came.flatMap(({ name, data }) => {
        const changes = data as { id: string; lines: { kind: string }[]; messages: { text: string }[] };
        return name === 'im.changes' && changes.id === conversation
          ? [...changes.lines.map(({ kind }) => kind), ...changes.messages.map(({ text }) => text)]
          : [];
      }),
    /** Of the changes of the person's own that came, the last that says something of a channel. */
    own: (conversation: string) =>
      socket.came.findLast(({ name, data }) => name === 'im.user' && JSON.stringify(data).includes(`"${conversation}"`))?.data as
        | { conversations: { id: string; role: string; mutedUntil: string | null; mayWrite?: boolean }[]; gone: string[] }
        | undefined,
  };
}

async function channelOf(...names: number[]) {
  const owner = await visitor();
  const { id } = await owner.ask(createChannel, { name: 'Glaze', joinRule: 'open' });
  const others = await Promise.all(names.map(visitor));
  for (const one of others) await one.ask(joinChannel, { channelid: id });
  for (const one of others) await until('everybody is in', () => one.own(id)?.conversations.length === 1);
  return { id, owner, others };
}

test('who joins hears of it at once and then everything; who is removed is told and hears nothing more', async () => {
  const { id, owner, others } = await channelOf(1, 2);
  const [stays, goes] = [others[0]!, others[1]!];
  expect(await owner.send(id, 'one')).toBe(SUCCESS);
  await until('both hear it', () => [stays, goes].every((one) => one.heard(id).includes('one')));

  await owner.ask(removeUser, { channelid: id, uid: goes.uid, reason: 'Off topic' });
  await until('it is told', () => goes.own(id)?.gone.includes(id) === true);
  const before = goes.heard(id).length;
  expect([await owner.send(id, 'two'), await goes.send(id)]).toEqual([SUCCESS, CODES.notFound]);
  await until('the other hears it', () => stays.heard(id).includes('two'));
  // Its own answer comes behind whatever was sent to it before.
  expect((await goes.socket.call('im.diff', { id, epoch: '', pts: 0 })).code).toBe(CODES.notFound);
  expect(goes.heard(id)).toHaveLength(before);
  expect(stays.heard(id)).toEqual(expect.arrayContaining(['joined', 'one', 'removed', 'two']));
});

test('who was an admin when their page opened has no power once they are none', async () => {
  const { id, owner, others } = await channelOf(1, 2);
  const [admin, member] = [others[0]!, others[1]!];
  await owner.ask(setUserRole, { channelid: id, uid: admin.uid, role: 'admin' });
  await until('they know', () => admin.own(id)?.conversations[0]?.role === 'admin');
  expect(await member.send(id, 'To be taken back')).toBe(SUCCESS);
  await owner.ask(setUserRole, { channelid: id, uid: admin.uid, role: 'member' });
  expect(await admin.socket.call('im.recall', { conversation: id, seq: 1 })).toMatchObject({ code: CODES.forbidden });
  expect(await admin.socket.call('im.pin', { conversation: id, seq: 1, on: true })).toMatchObject({ code: CODES.forbidden });
  expect(await admin.code(updateProhibition, { channelid: id, uid: member.uid, minutes: 5 })).toBe(CODES.forbidden);
  await until('their page knows', () => admin.own(id)?.conversations[0]?.role === 'member');
});

test('a mute, a rule and a block hold from the next message on', async () => {
  const { id, owner, others } = await channelOf(1);
  const member = others[0]!;
  await owner.ask(updateProhibition, { channelid: id, uid: member.uid, minutes: 5, reason: 'Too loud' });
  expect(await member.send(id)).toBe(CODES.muted);
  await until('their page knows', () => (member.own(id)?.conversations[0]?.mutedUntil ?? null) !== null);
  await owner.ask(updateProhibition, { channelid: id, uid: member.uid, minutes: 0 });
  expect(await member.send(id)).toBe(SUCCESS);
  await owner.ask(updateChannel, { channelid: id, writers: 'admins' });
  expect([await member.send(id), await owner.send(id)]).toEqual([CODES.forbidden, SUCCESS]);
  await until('their page knows', () => member.own(id)?.conversations[0]?.mayWrite === false);
  await until('it is theirs alone', () => owner.own(id)?.conversations[0]?.mayWrite === true);
  await owner.ask(updateChannel, { channelid: id, writers: 'members', slowmode: 30 });
  await until('their page knows', () => member.own(id)?.conversations[0]?.mayWrite === true);
  expect(await member.send(id)).toBe(CODES.tooFast);
  await owner.ask(saveBlock, { channelid: id, uid: member.uid, blocked: true });
  expect([await member.send(id), await member.code(joinChannel, { channelid: id })]).toEqual([CODES.notFound, CODES.notWelcome]);
});

test('what an admin takes back of others is in the audit', async () => {
  const { id, owner, others } = await channelOf(1);
  await others[0]!.send(id, 'Spam');
  expect(await owner.socket.call('im.recall', { conversation: id, seq: 1 })).toMatchObject({ code: SUCCESS });
  expect((await owner.ask(listAudit, { channelid: id })).list[0]).toMatchObject({ action: 'recalled', target: { uid: others[0]!.uid } });
});
