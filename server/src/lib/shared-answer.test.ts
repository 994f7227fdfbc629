import { expect, test } from '@jest/globals';
import { shareAnswer } from './shared-answer.ts';

test('one answer does for all within its time, and a failure for nobody', async () => {
  let now = 0;
  let asked = 0;
  let isAway = false;
  const answer = shareAnswer(1000, { now: () => now }, () => {
    asked += 1;
    return isAway ? Promise.reject(new Error('away')) : Promise.resolve(asked);
  });
  expect(await Promise.all([answer(), answer()])).toEqual([1, 1]);
  now = 999;
  expect(await answer()).toBe(1);
  now = 1000;
  isAway = true;
  await expect(answer()).rejects.toThrow('away');
  isAway = false;
  expect(await answer()).toBe(3);
});
