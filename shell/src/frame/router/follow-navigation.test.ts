import { expect, jest, test } from '@jest/globals';
import { createWatch, fork } from 'effector';
import { createMemoryRouter } from 'react-router';
import { progressFailed, progressFinished, progressStarted } from '../../features/progress/index.ts';
import { pageVisited } from '../../core/reporting/index.ts';
import { followNavigation } from './follow-navigation.ts';

const answers: Record<string, () => unknown> = {
  page: () => ({ kind: 'page' }),
  down: () => ({ kind: 'down' }),
  planned: () => {
    throw new Response('Coming Soon.', { status: 423 });
  },
  broken: () => {
    throw new Response('Unknown middleware', { status: 500 });
  },
  crashed: () => {
    throw new Error('no such thing');
  },
};

function start() {
  const routes = Object.entries(answers).map(([path, loader]) => ({ path, loader: async () => loader() }));
  const router = createMemoryRouter([{ path: '/' }, ...routes]);
  const scope = fork();
  const seen: string[] = [];
  for (const [name, unit] of Object.entries({ started: progressStarted, finished: progressFinished, failed: progressFailed }))
    createWatch({ unit, scope, fn: () => seen.push(name) });
  const visited = jest.fn();
  createWatch({ unit: pageVisited, scope, fn: visited });
  followNavigation(router, scope);
  return { router, seen, visited };
}

test.each([
  ['page', 'finished'],
  ['planned', 'finished'],
  ['down', 'failed'],
  ['broken', 'failed'],
  ['crashed', 'failed'],
])('it ends the progress of a navigation to a %s as %s', async (path, end) => {
  const { router, seen } = start();
  await router.navigate(`/${path}`);
  expect(seen).toEqual(['started', end]);
});

test('it counts every page that is shown, once', async () => {
  const { router, visited } = start();
  await router.navigate('/page');
  await router.navigate('/page#part');
  expect(visited.mock.calls).toEqual([['/'], ['/page']]);
});
