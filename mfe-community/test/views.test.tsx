import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { startApi } from '../../shared/client/test/api-server.ts';
import { post } from './posts.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test.each([
  ['somebody with an account', SESSION, [['1']]],
  ['a visitor', null, []],
] as const)('a post that stays in sight of %s is told of once', async (_, session, wanted) => {
  const told: string[][] = [];
  api.reply = answering({
    'open/detail': post('1'),
    'open/postlist': { list: [], replies: [], thread: [], answers: [], cursor: null, end: true },
    'stats/viewed': ({ body }: { body: string }) => {
      told.push((JSON.parse(body) as { postids: string[] }).postids);
      return {};
    },
  });
  const { setNear } = await visit('/p/1', startScope({ api: api.url, session }));
  await screen.findByRole('article');
  jest.useFakeTimers({ advanceTimers: true });
  // A glance is no view.
  setNear(true);
  await act(() => jest.advanceTimersByTimeAsync(500));
  setNear(false);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(told).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    setNear(true);
    await act(() => jest.advanceTimersByTimeAsync(1500));
    setNear(false);
  }
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(told).toEqual(wanted);
});
