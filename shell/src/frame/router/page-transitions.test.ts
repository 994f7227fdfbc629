import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import { fadePages } from './page-transitions.ts';

let hasLessMotion = false;

beforeEach(() => {
  hasLessMotion = false;
  Object.assign(document, { startViewTransition: () => undefined });
  Object.assign(globalThis, { matchMedia: () => ({ matches: hasLessMotion }) });
  history.replaceState(null, '', '/games');
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

/** What the router says of its changes of place while somebody goes to `to`. */
async function faded(to: Parameters<ReturnType<typeof createMemoryRouter>['navigate']>[0]): Promise<boolean> {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: ['/games'] });
  fadePages(router);
  const heard = jest.fn();
  router.subscribe((_, { viewTransitionOpts }) => heard(Boolean(viewTransitionOpts)));
  await router.navigate(to as string);
  router.dispose();
  return heard.mock.calls.some(([hasFade]) => hasFade);
}

test.each(['/bricks', '/bricks?from=games', { pathname: '/bricks' }])('it fades into another page, %j', async (to) => {
  expect(await faded(to)).toBe(true);
});

test.each(['/games?tab=2', '#top', { search: '?tab=2' }])('it does not fade within a page, %j', async (to) => {
  expect(await faded(to)).toBe(false);
});

test('it does not fade for who asked for less motion', async () => {
  hasLessMotion = true;
  expect(await faded('/bricks')).toBe(false);
});

test('it leaves browsers alone that cannot', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(await faded('/bricks')).toBe(false);
});
