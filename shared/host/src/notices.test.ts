import { expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { $noticeCount, noticesCounted, signedOut } from './index.ts';

test('it keeps what was counted last, until the sign-out', async () => {
  const scope = fork();
  await allSettled(noticesCounted, { scope, params: 4 });
  await allSettled(noticesCounted, { scope, params: 2 });
  expect(scope.getState($noticeCount)).toBe(2);
  await allSettled(signedOut, { scope });
  expect(scope.getState($noticeCount)).toBe(0);
});
