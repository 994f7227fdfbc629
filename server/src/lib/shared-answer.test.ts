import { expect, test } from '@jest/globals';
import { shareAnswer, shareAnswers } from './shared-answer.ts';

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
  // The machine's clock is set back.
  now = -1000;
  expect(await answer()).toBe(4);
});

test('answers by keys are shared each among those who ask for it, the last ones alone', async () => {
  let asked = 0;
  const share = shareAnswers<number>(1000, { now: () => 0 }, 2);
  const ask = (key: string) => share(key, () => Promise.resolve((asked += 1)));
  expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual([1, 2, 1]);
  expect(await ask('c')).toBe(3);
  expect(await ask('a')).toBe(1);
  expect(await ask('b')).toBe(4);
});

test('what is read anew under a key is read by who asks then', async () => {
  let now = 0;
  const share = shareAnswers<string>(1000, { now: () => now }, 2);
  expect(await share('a', () => Promise.resolve('first'))).toBe('first');
  now = 1000;
  expect(await share('a', () => Promise.resolve('second'))).toBe('second');
});
