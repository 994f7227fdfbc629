import { expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { $isMuted, $volume, muteChosen, volumeChosen } from './index.ts';

test('it is silent until somebody asks for sound', async () => {
  const scope = fork();
  expect(scope.getState($isMuted)).toBe(true);
  await allSettled(muteChosen, { scope, params: false });
  expect(scope.getState($isMuted)).toBe(false);
});

test.each([
  [0.4, 0.4],
  [7, 1],
  [-1, 0],
])('it takes the volume %p for %p', async (params, expected) => {
  const scope = fork();
  await allSettled(volumeChosen, { scope, params });
  expect(scope.getState($volume)).toBe(expected);
});
