import { expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import {
  $conversationUnread,
  $newMessage,
  $openConversation,
  $recalledMessage,
  $unreadCount,
  OPEN_CONVERSATION,
  conversationAsked,
  conversationTaken,
  messageArrived,
  messageRecalled,
  signedOut,
  unreadCounted,
} from './index.ts';

const notice = (messageId: string) => ({ peerId: 'p1', messageId, at: 1_000 });

test('it keeps what was counted last, and the last message that came and that was recalled', async () => {
  const scope = fork();
  await allSettled(unreadCounted, { scope, params: { total: 5, conversations: { p1: 2, p2: 3 } } });
  await allSettled(unreadCounted, { scope, params: { total: 3, conversations: { p2: 3 } } });
  await allSettled(messageArrived, { scope, params: notice('m1') });
  await allSettled(messageArrived, { scope, params: notice('m2') });
  await allSettled(messageRecalled, { scope, params: notice('m1') });
  expect([scope.getState($unreadCount), scope.getState($conversationUnread)]).toEqual([3, { p2: 3 }]);
  expect([scope.getState($newMessage)?.messageId, scope.getState($recalledMessage)?.messageId]).toEqual(['m2', 'm1']);
});

test('it keeps nothing of it once the session is over', async () => {
  const scope = fork();
  await allSettled(unreadCounted, { scope, params: { total: 5, conversations: { p1: 5 } } });
  await allSettled(messageArrived, { scope, params: notice('m1') });
  await allSettled(messageRecalled, { scope, params: notice('m1') });
  await allSettled(conversationAsked, { scope, params: OPEN_CONVERSATION.savedPerson });
  await allSettled(signedOut, { scope });
  const left = [$unreadCount, $conversationUnread, $newMessage, $recalledMessage, $openConversation].map((store) =>
    scope.getState<unknown>(store),
  );
  expect(left).toEqual([0, {}, null, null, null]);
});

test('it keeps a conversation that was asked for until it is taken', async () => {
  const scope = fork();
  expect(OPEN_CONVERSATION).toEqual({ savedPerson: 1, firstBot: 3 });
  await allSettled(conversationAsked, { scope, params: OPEN_CONVERSATION.savedPerson });
  await allSettled(conversationAsked, { scope, params: OPEN_CONVERSATION.firstBot });
  expect(scope.getState($openConversation)).toBe(3);
  await allSettled(conversationTaken, { scope });
  expect(scope.getState($openConversation)).toBeNull();
});
