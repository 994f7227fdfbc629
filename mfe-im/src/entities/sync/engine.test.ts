import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { $newMessage, $unreadCount, signedOut } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { allSettled } from 'effector';
import { $conversationList, conversationOpened } from '../conversation/index.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { $outbox, discardAsked, resendAsked, sendFx } from '../outbox/index.ts';
import { $here, peerShown, peopleShown } from '../presence/index.ts';
import { $part, attentionChanged, messagesSeen } from '../timeline/index.ts';
import { MessagingGate } from './index.ts';
import { createFakeLink } from '../../testing/fake-link.ts';

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.BroadcastChannel = class {
    postMessage() {}
  } as unknown as typeof BroadcastChannel;
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Ann has the conversation open, in which Bea wrote three times; the browser keeps nothing. */
async function open() {
  const server = createFakeServer(['ann', 'bea']);
  const link = createFakeLink('ann', server);
  for (const text of ['One', 'Two', 'Three']) server.send('bea', text, text, false);
  server.takeTold();
  const { scope } = link;
  void allSettled(MessagingGate.open, { scope, params: {} });
  void link.connect();
  await pass(0);
  void allSettled(conversationOpened, { scope, params: '1' });
  await pass(0);
  return {
    server,
    ...link,
    texts: () =>
      scope
        .getState($part)
        ?.items.flatMap((item) =>
          item.kind === 'message' ? [item.message.text] : item.kind === 'outgoing' ? [`${item.outgoing.text}…`] : [],
        ),
    /** What the server has to say arrives. */
    hear: () => server.takeTold().forEach(({ name, data }) => link.tell(name, data)),
    send: (text: string) => void allSettled(sendFx, { scope, params: { conversation: '1', text } }),
    countOf: (name: string) => link.asked.filter((call) => call.name === name).length,
  };
}

test('it shows a conversation, and what comes while it is open', async () => {
  const { texts, server, hear, scope } = await open();
  expect(texts()).toEqual(['One', 'Two', 'Three']);
  expect(scope.getState($unreadCount)).toBe(3);
  server.send('bea', 'Four', 'Four', false);
  hear();
  expect(texts()).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(scope.getState($newMessage)).toMatchObject({ peerId: 'ann', messageId: 'Four' });
  expect(scope.getState($conversationList)[0]).toMatchObject({ unread_num: 4, last: { text: 'Four' } });
});

test('it asks for what was lost on the way, unless it comes by itself in a moment', async () => {
  const { texts, server, hear, tell, countOf } = await open();
  const before = countOf('im.diff');
  server.send('bea', 'Four', 'Four', false);
  const [four] = server.takeTold();
  server.send('bea', 'Five', 'Five', false);
  hear();
  expect(texts()).toEqual(['One', 'Two', 'Three']);
  tell('im.changes', four!.data as never);
  expect(texts()?.slice(3)).toEqual(['Four', 'Five']);
  await pass(400);
  expect(countOf('im.diff')).toBe(before);
  server.send('bea', 'Six', 'Six', false);
  server.takeTold();
  server.send('bea', 'Seven', 'Seven', false);
  hear();
  await pass(400);
  expect(texts()?.slice(5)).toEqual(['Six', 'Seven']);
});

test('a greeting that failed is said again, ever more seldom, until it is answered or somebody signs out', async () => {
  const { scope, answers, countOf, lose, regain } = await open();
  const answer = answers['im.hello']!;
  const greet = async () => {
    answers['im.hello'] = () => ({ code: CODES.unavailable, msg: 'Later' });
    lose();
    regain();
    await pass(0);
  };
  await greet();
  expect(countOf('im.hello')).toBe(2);
  await pass(2000);
  expect(countOf('im.hello')).toBe(3);
  await pass(3900);
  expect(countOf('im.hello')).toBe(3);
  answers['im.hello'] = answer;
  const watched = countOf('im.watch');
  await pass(100);
  expect([countOf('im.hello'), countOf('im.watch')]).toEqual([4, watched + 1]);
  await pass(60_000);
  expect(countOf('im.hello')).toBe(4);
  await greet();
  void allSettled(signedOut, { scope, params: undefined });
  await pass(60_000);
  expect(countOf('im.hello')).toBe(5);
});

test('whether people are here is asked for all that are shown: those of the list, and the other of the open chat', async () => {
  const { scope, answers, asked } = await open();
  answers['im.presence'] = ({ uids }: { uids: string[] }) => ({ here: uids });
  void allSettled(peopleShown, { scope, params: ['cem', 'bea'] });
  void allSettled(peerShown, { scope, params: 'bea' });
  await pass(0);
  void allSettled(peopleShown, { scope, params: ['cem', 'dot'] });
  await pass(30_000);
  expect(asked.findLast(({ name }) => name === 'im.presence')?.input).toEqual({ uids: ['bea', 'cem', 'dot'] });
  expect([...scope.getState($here)].toSorted()).toEqual(['bea', 'cem', 'dot']);
});

test('what is written without a connection goes out in order as soon as there is one, and once', async () => {
  const { texts, send, lose, regain, answers, server, hear } = await open();
  const answer = answers['im.send']!;
  delete answers['im.send'];
  lose();
  send('A');
  send('B');
  await pass(5000);
  expect(texts()?.slice(3)).toEqual(['A…', 'B…']);
  // The first answer is lost on its way back.
  let isLost = true;
  answers['im.send'] = (input) => {
    const answered = answer(input);
    if (!isLost) return answered;
    isLost = false;
    throw new Error('Lost');
  };
  regain();
  await pass(60_000);
  hear();
  expect(texts()?.slice(3)).toEqual(['A', 'B']);
  expect(server.messages.map(({ text }) => text)).toEqual(['One', 'Two', 'Three', 'A', 'B']);
});

test('a refused message says why, holds up no other, and stays until its writer decides', async () => {
  const { scope, send, answers, texts } = await open();
  const answer = answers['im.send']!;
  answers['im.send'] = (input: { text: string }) =>
    input.text === 'No' ? { code: CODES.muted, msg: 'You are muted' } : answer(input as never);
  send('No');
  send('Yes');
  await pass(1000);
  expect(texts()?.slice(3)).toEqual(['Yes', 'No…']);
  const [refused] = scope.getState($outbox);
  expect(refused).toMatchObject({ state: 'refused', refusal: 'You are muted' });
  void allSettled(resendAsked, { scope, params: refused!.clientId });
  await pass(1000);
  expect(scope.getState($outbox)[0]).toMatchObject({ state: 'refused' });
  void allSettled(discardAsked, { scope, params: refused!.clientId });
  await pass(0);
  expect(texts()?.slice(3)).toEqual(['Yes']);
});

test('a message is read after a second in view of somebody who looks', async () => {
  const { scope, server } = await open();
  const readSeq = () => server.users.get('ann')!.readSeq;
  void allSettled(messagesSeen, { scope, params: { conversation: '1', seq: 3 } });
  await pass(3000);
  expect(readSeq()).toBe(0);
  void allSettled(attentionChanged, { scope, params: true });
  await pass(500);
  void allSettled(attentionChanged, { scope, params: false });
  await pass(3000);
  expect(readSeq()).toBe(0);
  void allSettled(attentionChanged, { scope, params: true });
  await pass(900);
  expect(readSeq()).toBe(0);
  await pass(200);
  expect([readSeq(), scope.getState($unreadCount)]).toEqual([3, 0]);
});

test('what only passed by is not read', async () => {
  const { scope, server } = await open();
  void allSettled(attentionChanged, { scope, params: true });
  for (const seq of [3, 1]) void allSettled(messagesSeen, { scope, params: { conversation: '1', seq } });
  await pass(3000);
  expect([server.users.get('ann')!.readSeq, scope.getState($unreadCount)]).toEqual([1, 2]);
});
