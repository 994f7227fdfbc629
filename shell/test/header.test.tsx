import { afterEach, expect, jest, test } from '@jest/globals';
import { $session, loginRequested } from '@mortar/host';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createWatch } from 'effector';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { AppLayout, LandingLayout } from '../src/layout/index.ts';
import { logoutChosen } from '../src/session/index.ts';
import { renderRoutes } from '../src/testing/render-within.tsx';
import { sessionOf } from './open-tab.ts';

const LAYOUTS = [
  ['landing header', LandingLayout],
  ['app frame', AppLayout],
] as const;

function start(Component: (typeof LAYOUTS)[number][1], session: ReturnType<typeof sessionOf> | null) {
  const view = renderRoutes([{ Component, children: [{ path: '*', element: <h1>Page</h1> }] }], { values: [[$session, session]] });
  const [asked, left] = [jest.fn(), jest.fn()];
  createWatch({ unit: loginRequested, scope: view.scope, fn: asked });
  createWatch({ unit: logoutChosen, scope: view.scope, fn: left });
  return { ...view, asked, left };
}

afterEach(() => {
  jest.restoreAllMocks();
});

test.each(LAYOUTS)('it opens the login dialog for Connect in the %s, and leaves other presses to the link', (_what, Layout) => {
  const { asked, router } = start(Layout, null);
  const [connect] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Connect' });
  fireEvent.click(connect!);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  connect!.dispatchEvent(press);
  expect([asked.mock.calls.length, connect!.getAttribute('href')]).toEqual([1, '/login']);
});

test.each(LAYOUTS)('it shows avatar and name in the %s, and a menu with Logout', async (_what, Layout) => {
  const { left } = start(Layout, sessionOf('one', { username: '陳大文' }));
  const button = await screen.findByRole('button', { name: 'Account of 陳大文' });
  expect(button.textContent).toBe('陳大文');
  expect(button.querySelector('svg')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Connect' })).toBeNull();
  expect(await axeFindings(button)).toEqual([]);
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(left).toHaveBeenCalledTimes(1);
});

test('it lays a picture from bricks where the own one does not load', async () => {
  start(LandingLayout, sessionOf('one', { headimgurl: '/pictures/gone.png' }));
  const button = await screen.findByRole('button', { name: 'Account of one' });
  fireEvent.error(button.querySelector('img')!);
  expect([button.querySelector('img'), button.querySelector('svg') !== null]).toEqual([null, true]);
});
