import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fork, scopeBind, type Scope } from 'effector';
import { $progress, progressFailed, progressFinished, progressStarted } from './model.ts';

let scope: Scope;
const say = (event: typeof progressStarted) => scopeBind(event, { scope })();
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const shown = () => scope.getState($progress);

beforeEach(() => {
  jest.useFakeTimers();
  scope = fork();
});
afterEach(() => {
  jest.useRealTimers();
});

test('it shows nothing for a navigation under 200 ms', async () => {
  say(progressStarted);
  await after(199);
  say(progressFinished);
  await after(0);
  expect(shown()).toBe('hidden');
  await after(1000);
  expect(shown()).toBe('hidden');
});

test('it starts after 200 ms and hides 500 ms after the end', async () => {
  say(progressStarted);
  await after(199);
  expect(shown()).toBe('hidden');
  await after(1);
  expect(shown()).toBe('running');
  say(progressFinished);
  expect(shown()).toBe('finished');
  await after(499);
  expect(shown()).toBe('finished');
  await after(1);
  expect(shown()).toBe('hidden');
});

test('it shows a failure, even of a quick navigation', async () => {
  say(progressStarted);
  await after(50);
  say(progressFailed);
  expect(shown()).toBe('failed');
  await after(500);
  expect(shown()).toBe('hidden');
});

test('it lets no timer of an earlier navigation hide a later one', async () => {
  say(progressStarted);
  await after(300);
  say(progressFinished);
  say(progressStarted);
  await after(200);
  expect(shown()).toBe('running');
  await after(400);
  expect(shown()).toBe('running');
});
