import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { $isServerReachable, cameOnline, serverLost, wentOffline } from '@mortar/host';
import { createWatch, fork, scopeBind, type Scope } from 'effector';
import { connectivityRecorded } from '../reporting/index.ts';
import './model.ts';

const fetching = jest.fn<typeof fetch>();
const original = globalThis.fetch;
let scope: Scope;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  fetching.mockReset();
  globalThis.fetch = fetching;
  scope = fork();
});
afterEach(() => {
  globalThis.fetch = original;
  jest.useRealTimers();
});

test('it looks for a lost server after 1, 2, 4, 8 and 8 s, and stops when it is found', async () => {
  fetching.mockRejectedValue(new TypeError('failed'));
  scopeBind(serverLost, { scope })();
  expect(scope.getState($isServerReachable)).toBe(false);
  const looks: number[] = [];
  for (const second of Array.from({ length: 24 }, (_, index) => index + 1)) {
    const before = fetching.mock.calls.length;
    if (second === 23) fetching.mockResolvedValue({ ok: true } as Response);
    await jest.advanceTimersByTimeAsync(1000);
    if (fetching.mock.calls.length > before) looks.push(second);
  }
  expect(looks).toEqual([1, 3, 7, 15, 23]);
  expect(scope.getState($isServerReachable)).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetching).toHaveBeenCalledTimes(5);
});

test('it records how long the browser was offline', async () => {
  const recorded: unknown[] = [];
  const unwatch = createWatch({ unit: connectivityRecorded, fn: (fact) => recorded.push(fact), scope });
  scopeBind(wentOffline, { scope })();
  await jest.advanceTimersByTimeAsync(1500);
  scopeBind(cameOnline, { scope })();
  unwatch();
  expect(recorded).toEqual([{ kind: 'offline' }, { kind: 'online', offlineMs: 1500 }]);
});
