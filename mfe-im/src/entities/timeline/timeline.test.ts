import { beforeEach, expect, test } from '@jest/globals';
import { allSettled, fork, type Scope } from 'effector';
import { conversationOf, messageOf, personOf } from '../../testing/rows.ts';
import { conversationOpened } from '../conversation/index.ts';
import { EMPTY_LOG, happened } from '../log/index.ts';
import { $around, $leftAt, $part, conversationLeft, jumpAsked, mentionAsked } from './index.ts';

beforeEach(() => sessionStorage.clear());

/** A document in which somebody is signed in. */
async function open(uid: string): Promise<Scope> {
  const scope = fork();
  const conversation = conversationOf({ lastSeq: 4, lastPts: 4, readSeq: 1, mentions: 2 });
  await allSettled(happened, { scope, params: { type: 'restored', log: { ...EMPTY_LOG, uid, conversations: { '1': conversation } } } });
  return scope;
}

test('where a conversation was left is known to the next document of the same person, and to no other', async () => {
  const scope = await open('ann');
  const left = (conversation: string, seq: number | null) =>
    allSettled(conversationLeft, { scope, params: { conversation, at: seq === null ? null : { seq, offset: 12.5 } } });
  await left('1', 40);
  await left('2', 7);
  await left('2', null);
  expect((await open('ann')).getState($leftAt)).toEqual({ '1': { seq: 40, offset: 12.5 } });
  expect((await open('bea')).getState($leftAt)).toEqual({});
});

test('it goes from one unread mention to the next', async () => {
  const scope = await open('ann');
  await allSettled(conversationOpened, { scope, params: '1' });
  const mentions = [{ uid: 'ann', offset: 0, length: 4 }];
  const messages = [1, 2, 3, 4].map((seq) =>
    messageOf({ seq, pts: seq, sender: personOf('bea'), mentions: seq % 2 === 0 ? mentions : [] }),
  );
  const head = { id: '1', epoch: 'first', seq: 4, pts: 4 };
  const changes = { kind: 'changes' as const, head, pts: 4, messages, lines: [], hasMore: false };
  await allSettled(happened, { scope, params: { type: 'caughtUp', id: '1', fromPts: 0, changes } });
  const places: (number | null)[] = [];
  for (let press = 0; press < 3; press += 1) {
    await allSettled(mentionAsked, { scope });
    places.push(scope.getState($around));
  }
  expect(places).toEqual([2, 4, 2]);
});

test('a message to jump to is awaited until it is held, and never where nobody may see it', async () => {
  const scope = await open('ann');
  await allSettled(conversationOpened, { scope, params: '1' });
  const head = { id: '1', epoch: 'first', seq: 4, pts: 4 };
  const fill = (seq: number) => {
    const messages = [messageOf({ seq, pts: seq, sender: personOf('bea') })];
    const window = { head, from: seq, to: seq, messages, lines: [] };
    return allSettled(happened, { scope, params: { type: 'filled', id: '1', window } });
  };
  const isAwaited = async (seq: number) => {
    await allSettled(jumpAsked, { scope, params: { seq } });
    return scope.getState($part)?.isAwaited;
  };
  await allSettled(happened, { scope, params: { type: 'opened', id: '1' } });
  await fill(4);
  expect([await isAwaited(2), await isAwaited(4), await isAwaited(9)]).toEqual([true, false, false]);
  await fill(2);
  expect(await isAwaited(2)).toBe(false);
});
