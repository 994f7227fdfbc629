import { expect, jest, test } from '@jest/globals';
import { $session } from '@mortar/host';
import { fork } from 'effector';
import { createMemoryRouter } from 'react-router';
import { sessionOf } from '../../../test/open-tab.ts';
import { forSignedIn } from './for-signed-in.ts';

async function open(pattern: string, path: string, session: ReturnType<typeof sessionOf> | null) {
  const scope = fork({ values: [[$session, session]] });
  const loader = jest.fn(() => null);
  const routes = [{ path: '/' }, { path: '/index' }, { path: pattern, loader: forSignedIn(pattern, { scope }, loader) }];
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  await router.navigate(path);
  return { at: router.state.location.pathname, loads: loader.mock.calls.length };
}

test.each([
  ['/personal/collections', '/personal/collections'],
  ['/personal/:tab', '/personal/earnings'],
  ['/sellList', '/selllist'],
])('it leads a visitor from %s to /index', async (pattern, path) => {
  expect(await open(pattern, path, null)).toEqual({ at: '/index', loads: 0 });
});

test('it leaves the page to who is signed in, and other pages to everybody', async () => {
  expect(await open('/sellList', '/sellList', sessionOf('one'))).toEqual({ at: '/sellList', loads: 1 });
  expect(await open('/market', '/market', null)).toEqual({ at: '/market', loads: 1 });
});
