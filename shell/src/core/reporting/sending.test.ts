import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createWatch, fork, scopeBind, type Scope } from 'effector';
import { connectivityRecorded, pageHidden, pageSettled, pageVisited } from './index.ts';
import { countVisitFx, sendLogFx } from './sending.ts';

let scope: Scope;
/** What was asked of the network. */
let logs: unknown[];
let visits: unknown[];

beforeEach(() => {
  jest.useFakeTimers();
  scope = fork({
    handlers: [
      [sendLogFx, async () => ({ accepted: 1 })],
      [countVisitFx, async () => ({ counted: true })],
    ],
  });
  logs = [];
  visits = [];
  createWatch({ unit: sendLogFx, fn: ({ entries }) => logs.push(entries), scope });
  createWatch({ unit: countVisitFx, fn: (visit) => visits.push(visit), scope });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

test('it asks nothing of the network before the first page is there, and loses nothing', async () => {
  for (const path of ['/', '/whitepaper']) scopeBind(pageVisited, { scope })(path);
  scopeBind(connectivityRecorded, { scope })({ kind: 'offline' });
  await jest.advanceTimersByTimeAsync(10_000);
  expect([logs, visits]).toEqual([[], []]);

  scopeBind(() => pageSettled(), { scope })();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(visits).toEqual([{ path: '/' }, { path: '/whitepaper' }]);
  expect(logs).toEqual([[expect.objectContaining({ kind: 'offline', url: location.href })]]);
});

test('it sends what comes within three seconds together', async () => {
  scopeBind(() => pageSettled(), { scope })();
  const record = scopeBind(connectivityRecorded, { scope });
  record({ kind: 'offline' });
  await jest.advanceTimersByTimeAsync(2900);
  record({ kind: 'online', offlineMs: 2900 });
  await jest.advanceTimersByTimeAsync(100);
  expect(logs).toMatchObject([[{ kind: 'offline' }, { kind: 'online', offlineMs: 2900 }]]);
});

test('the first visit is counted as soon as its page has settled', async () => {
  scopeBind(pageVisited, { scope })('/');
  scopeBind(() => pageSettled(), { scope })();
  await jest.advanceTimersByTimeAsync(0);
  expect(visits).toEqual([{ path: '/' }]);
});

test('a later visit is counted when the browser is idle, or when the page is left before that', async () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work), cancelIdleCallback: () => undefined });
  scopeBind(() => pageSettled(), { scope })();
  const visit = scopeBind(pageVisited, { scope });
  visit('/');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(visits).toEqual([]);
  idle.shift()?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(visits).toEqual([{ path: '/' }]);

  visit('/whitepaper');
  scopeBind(() => pageHidden(), { scope })();
  idle.shift()?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(visits).toEqual([{ path: '/' }, { path: '/whitepaper' }]);
});
