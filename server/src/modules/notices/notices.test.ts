import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Endpoint, type Input, type Output } from '@mortar/protocol';
import { createChannel, decideApplication, joinChannel, removeUser, updateProhibition } from '@mortar/protocol/messaging';
import { listNotices, readNotices } from '@mortar/protocol/notices';
import { answerContact, followUser, removeContact, requestContact } from '@mortar/protocol/relations';
import { authorization, createAccountServer, type AccountServer } from '../../../test/account.ts';
import { connectPerson, type TestSocket } from '../../../test/connection.ts';
import { newKey } from '../../../test/dc.ts';
import { codeOf } from '../../../test/http.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { until } from '../../../test/platform.ts';

jest.setTimeout(30_000);

let server: AccountServer;
const open: TestSocket[] = [];
beforeAll(async () => {
  server = await createAccountServer({ modules: [...PEOPLE, 'realtime', 'notices', 'relations', 'messaging'] });
});
afterAll(async () => {
  open.forEach((socket) => socket.close());
  await server.close();
});

let count = 0;
async function somebody() {
  const browser = server.browser();
  const socket = await connectPerson(server, browser, `somebody-${(count += 1)}@example.org`);
  open.push(socket);
  const { token, uid } = socket.session;
  const ask = async <E extends Endpoint>(endpoint: E, input: Partial<NonNullable<Input<E>>> = {}) => {
    const answer = await browser.call(endpoint, input as never, { ...authorization(token), ...newKey() });
    if (codeOf(answer) !== SUCCESS) throw new Error(`${endpoint.id}: ${answer.body}`);
    return answer.json<{ data: Output<E> }>().data;
  };
  const told = () =>
    socket.came.filter(({ name }) => name === 'notices.changed').map(({ data }) => (data as { unread_num: number }).unread_num);
  return { uid, ask, told, notices: () => ask(listNotices, { pageSize: 100 }) };
}
const people = (many: number) => Promise.all(Array.from({ length: many }, somebody));

describe('notices', () => {
  test('who is asked, followed and accepted reads of it at once, the newest first', async () => {
    const [ann, ben] = await people(2);
    await ann!.ask(requestContact, { uid: ben!.uid, text: 'Hello' });
    await until('it is told', () => ben!.told().at(-1) === 1);
    await ann!.ask(followUser, { uid: ben!.uid });
    await until('both are told', () => ben!.told().at(-1) === 2);
    expect(await ben!.notices()).toMatchObject({
      unread_num: 2,
      list: [
        { kind: 'followed', actor: { uid: ann!.uid }, link: '/im/followers?tab=followers', isRead: false },
        { kind: 'contactAsked', actor: { uid: ann!.uid }, values: { text: 'Hello' }, isRead: false },
      ],
      next: null,
    });
    await ben!.ask(answerContact, { uid: ann!.uid, accepted: true });
    expect((await ann!.notices()).list).toMatchObject([{ kind: 'contactAccepted', actor: { uid: ben!.uid } }]);
  });

  test('the same again is one notice, and what was declined is none', async () => {
    const [ann, ben] = await people(2);
    for (const text of ['One', 'Two']) {
      await ann!.ask(requestContact, { uid: ben!.uid, text });
      await ann!.ask(removeContact, { uid: ben!.uid });
    }
    expect((await ben!.notices()).list).toMatchObject([{ kind: 'contactAsked', values: { text: 'Two' } }]);
    await ann!.ask(requestContact, { uid: ben!.uid, text: 'Three' });
    await ben!.ask(answerContact, { uid: ann!.uid, accepted: false });
    await ben!.ask(readNotices, { id: (await ben!.notices()).list[0]!.id });
    await ann!.ask(removeContact, { uid: ben!.uid });
    await ann!.ask(requestContact, { uid: ben!.uid, text: 'Four' });
    expect(await ben!.notices()).toMatchObject({ unread_num: 0, list: [{ values: { text: 'Three' } }] });
  });

  test('what was seen on one device is seen on all; nobody reads another’s', async () => {
    const [ann, ben, eve] = await people(3);
    await ann!.ask(followUser, { uid: ben!.uid });
    await eve!.ask(followUser, { uid: ben!.uid });
    const [newest, older] = (await ben!.notices()).list;
    expect(await ann!.ask(readNotices, { id: newest!.id })).toEqual({ unread_num: 0 });
    expect(await ben!.ask(readNotices, { id: older!.id })).toEqual({ unread_num: 1 });
    await until('it is told', () => ben!.told().at(-1) === 1);
    expect((await ben!.notices()).list.map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  test('it has pages', async () => {
    const [ann, ...others] = await people(4);
    for (const one of others) await one.ask(followUser, { uid: ann!.uid });
    const first = await ann!.ask(listNotices, { pageSize: 2 });
    const second = await ann!.ask(listNotices, { pageSize: 2, cursor: first.next! });
    const uids = [...first.list, ...second.list].map(({ actor }) => actor?.uid);
    expect([uids, second.next]).toEqual([others.map(({ uid }) => uid).toReversed(), null]);
  });
});

test('people are told what became of them in a channel, with the reason; whoever leads it, who wants to come in', async () => {
  const [owner, member] = await people(2);
  const { id } = await owner!.ask(createChannel, { name: 'Glaze', joinRule: 'apply' });
  await member!.ask(joinChannel, { channelid: id, text: 'Please' });
  expect((await owner!.notices()).list).toMatchObject([
    { kind: 'channelApplied', actor: { uid: member!.uid }, values: { channel: 'Glaze' }, link: `/im?chat=${id}&side=applications` },
  ]);
  await owner!.ask(decideApplication, { channelid: id, uid: member!.uid, accepted: true });
  await owner!.ask(updateProhibition, { channelid: id, uid: member!.uid, minutes: 5, reason: 'Too loud' });
  await owner!.ask(removeUser, { channelid: id, uid: member!.uid, reason: 'Off topic' });
  expect((await member!.notices()).list).toMatchObject([
    { kind: 'channelRemoved', values: { channel: 'Glaze', reason: 'Off topic' } },
    { kind: 'channelMuted', values: { reason: 'Too loud', until: expect.any(String) } },
    { kind: 'channelAccepted', link: `/im?chat=${id}` },
  ]);
});

test('whoever is not signed in has none', async () => {
  const answer = await server.call({ method: 'POST', url: listNotices.path, signed: true, payload: {} });
  expect(answer.json()['code']).toBe(CODES.tokenInvalid);
});
