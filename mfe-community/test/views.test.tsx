import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { startApi } from '../../shared/client/test/api-server.ts';
import { post } from './posts.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Shows a post for a moment that is too short, and then twice for long enough. @returns what the server was told by and by */
async function lookAtPost(session: typeof SESSION | null) {
  const told: string[][] = [];
  api.reply = answering({
    'open/detail': post('1'),
    'open/postlist': { list: [], replies: [], thread: [], answers: [], cursor: null, end: true },
    'stats/viewed': ({ body }: { body: string }) => {
      told.push((JSON.parse(body) as { postids: string[] }).postids);
      return {};
    },
  });
  const scope = startScope({ api: api.url, session });
  const { setNear } = await visit('/p/1', scope);
  await screen.findByRole('article');
  jest.useFakeTimers({ advanceTimers: true });
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
  return { told, scope };
}

test('a post that stays in sight of somebody with an account is told of once', async () => {
  const { told } = await lookAtPost(SESSION);
  await waitFor(() => expect(told).toEqual([['1']]));
});

test('what visitors look at is told nobody', async () => {
  const { told, scope } = await lookAtPost(null);
  await act(() => allSettled(scope));
  expect(told).toEqual([]);
});
