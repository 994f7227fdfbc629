import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { $isOnline, $isServerReachable, cameOnline, serverFound, serverLost, wentOffline } from '@mortar/host';
import { createWatch, fork, scopeBind, type EventCallable, type Scope } from 'effector';
import { connectivityRecorded } from '../../core/reporting/index.ts';
import { $isServerLost, watchStarted } from './model.ts';

const fetching = jest.fn<typeof fetch>();
const original = globalThis.fetch;
const alive = { ok: true } as Response;
let scope: Scope;

const say = (event: EventCallable<void>) => scopeBind(event, { scope })();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  fetching.mockReset().mockRejectedValue(new TypeError('failed'));
  globalThis.fetch = fetching;
  scope = fork();
});
afterEach(() => {
  globalThis.fetch = original;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Seconds at which the server was looked for, within the next ones. */
async function looksWithin(seconds: number): Promise<number[]> {
  const looks: number[] = [];
  for (let second = 1; second <= seconds; second += 1) {
    const before = fetching.mock.calls.length;
    await pass(1000);
    if (fetching.mock.calls.length > before) looks.push(second);
  }
  return looks;
}

test('it looks for a lost server after 1, 2, 4 and then every 8 s', async () => {
  say(serverLost);
  expect(scope.getState($isServerLost)).toBe(true);
  expect(await looksWithin(31)).toEqual([1, 3, 7, 15, 23, 31]);
});

test('it stops when the server answers, and begins anew at the next loss', async () => {
  say(serverLost);
  await looksWithin(7);
  fetching.mockResolvedValue(alive);
  expect(await looksWithin(8)).toEqual([8]);
  expect(scope.getState($isServerLost)).toBe(false);
  expect(await looksWithin(30)).toEqual([]);
  say(serverLost);
  expect(await looksWithin(1)).toEqual([1]);
});

test('it takes an answer other than 200 for none', async () => {
  fetching.mockResolvedValue({ ok: false, status: 503 } as Response);
  say(serverLost);
  expect(await looksWithin(3)).toEqual([1, 3]);
});

test('it adds up to a quarter of random time, so that not everybody comes at once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  say(serverLost);
  await pass(1124);
  expect(fetching).not.toHaveBeenCalled();
  await pass(1);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('it looks once however many calls fail', async () => {
  for (const _ of [1, 2, 3]) say(serverLost);
  expect(await looksWithin(2)).toEqual([1]);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('it stops when another call gets an answer', async () => {
  say(serverLost);
  say(serverFound);
  expect(await looksWithin(10)).toEqual([]);
});

test('it says nothing of the server while there is no network, and looks at once when there is', async () => {
  say(wentOffline);
  say(serverLost);
  expect(scope.getState($isServerLost)).toBe(false);
  expect(await looksWithin(20)).toEqual([]);
  fetching.mockResolvedValue(alive);
  say(cameOnline);
  await pass(0);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(scope.getState($isServerReachable)).toBe(true);
});

test('it records going offline, and how long it was when coming back', async () => {
  const recorded: unknown[] = [];
  createWatch({ unit: connectivityRecorded, fn: (fact) => recorded.push(fact), scope });
  scopeBind(watchStarted, { scope })({ online: false });
  expect(scope.getState($isOnline)).toBe(false);
  await pass(1500);
  say(cameOnline);
  await pass(0);
  say(cameOnline);
  await pass(0);
  expect(recorded).toEqual([{ kind: 'offline' }, { kind: 'online', offlineMs: 1500 }]);
});
