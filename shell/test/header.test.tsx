import { afterEach, expect, jest, test } from '@jest/globals';
import { $session, dialogOpened, loginRequested, unreadCounted } from '@mortar/host';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch } from 'effector';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { readBricksFx } from '../src/features/account/model.ts';
import { $registry } from '../src/core/federation/registry.ts';
import { watchInstall } from '../src/features/install/index.ts';
import { AppLayout, LandingLayout } from '../src/frame/layout/index.ts';
import { logoutChosen } from '../src/features/session/index.ts';
import { renderRoutes } from '../src/testing/render-within.tsx';
import { sessionOf } from './open-tab.ts';

const LAYOUTS = [
  ['landing header', LandingLayout],
  ['app frame', AppLayout],
] as const;

/** A site whose remote `auth` shows wallets. */
const WITH_PANEL = { seq: 1, areas: [], remotes: { auth: { live: { description: { navigation: [], dialogs: ['wallet-panel'] } } } } };

function start(
  Component: (typeof LAYOUTS)[number][1],
  session: ReturnType<typeof sessionOf> | null,
  bricks: object[] | Error = [],
  registry: object = { seq: 0, areas: [], remotes: {} },
) {
  const view = renderRoutes([{ Component, children: [{ path: '*', element: <h1>Page</h1> }] }], {
    values: [
      [$session, session],
      [$registry, registry],
    ],
    handlers: [[readBricksFx, () => (bricks instanceof Error ? Promise.reject(bricks) : bricks)]],
  });
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
  const button = await screen.findByRole('button', { name: '陳大文’s account' });
  expect(button.textContent).toBe('陳大文');
  expect(button.querySelector('svg')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Connect' })).toBeNull();
  expect(await axeFindings(button)).toEqual([]);
  await userEvent.click(button);
  expect((await screen.findByRole('menuitem', { name: 'Bricks 0' })).getAttribute('href')).toBe('/bricks');
  expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(left).toHaveBeenCalledTimes(1);
});

test('it lays a picture from bricks where the own one does not load', async () => {
  start(LandingLayout, sessionOf('one', { headimgurl: '/pictures/gone.png' }));
  const button = await screen.findByRole('button', { name: 'one’s account' });
  fireEvent.error(button.querySelector('img')!);
  expect([button.querySelector('img'), button.querySelector('svg') !== null]).toEqual([null, true]);
});

test.each(LAYOUTS)('it shows the wallet by its first 8 and last 4 signs in the %s, and what bricks are there', async (_what, Layout) => {
  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
  const bricks = [
    { brickstype: 1, amount: 1250, freeze: 50, available: 1200 },
    { brickstype: 2, amount: 3, freeze: 0, available: 3 },
  ];
  start(Layout, sessionOf('one', { username: '陳大文', walletaddress: wallet }), bricks);
  const button = await screen.findByRole('button', { name: '陳大文 0x529084…9EE7’s account' });
  expect(button.textContent).toBe('陳大文 0x529084…9EE7');
  expect(await axeFindings(button)).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByRole('group', { name: /^陳大文\s*Wallet\s*0x529084…9EE7$/ })).toBeTruthy();
  expect((await screen.findByRole('menuitem', { name: /^Bricks/ })).textContent).toBe('Bricks 1,200 3 silver bricks');
});

test.each(LAYOUTS)('it opens the wallet from the menu of the %s', async (_what, Layout) => {
  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
  const { scope } = start(Layout, sessionOf('one', { walletaddress: wallet }), [], WITH_PANEL);
  const opened = jest.fn();
  createWatch({ unit: dialogOpened, scope, fn: opened });
  await userEvent.click(await screen.findByRole('button', { name: /^one.*’s account$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Wallet\s*0x529084…9EE7$/ }));
  expect(opened).toHaveBeenCalledWith({ name: 'auth.wallet-panel', props: {} });
});

const WITH_MESSAGES = { seq: 1, areas: [], remotes: { im: { live: { description: { navigation: [], dialogs: [], panels: [] } } } } };

test.each(LAYOUTS)('it leads to messages from the menu of the %s, with how many wait', async (_what, Layout) => {
  const { scope } = start(Layout, sessionOf('one'), [], WITH_MESSAGES);
  await act(() => allSettled(unreadCounted, { scope, params: { total: 3, conversations: { p1: 3 } } }));
  await userEvent.click(await screen.findByRole('button', { name: 'one’s account' }));
  expect((await screen.findByRole('menuitem', { name: 'Messages 3 unread' })).getAttribute('href')).toBe('/im');
});

const OWN = { id: 'mine', to: '/personal/collections', label: { en: 'My collectibles', 'zh-HK': '我的收藏品' }, icon: 'layers', order: 1 };
const WITH_OWN = { seq: 1, areas: [], remotes: { market: { live: { description: { navigation: [], dialogs: [], account: [OWN] } } } } };

test.each(LAYOUTS)('it leads to what remotes have of the person from the menu of the %s', async (_what, Layout) => {
  start(Layout, sessionOf('one'), [], WITH_OWN);
  await userEvent.click(await screen.findByRole('button', { name: 'one’s account' }));
  expect((await screen.findByRole('menuitem', { name: 'My collectibles' })).getAttribute('href')).toBe('/personal/collections');
});

test('it leaves the balance out when it does not come', async () => {
  start(LandingLayout, sessionOf('one'), new Error('no answer'));
  await userEvent.click(await screen.findByRole('button', { name: 'one’s account' }));
  expect((await screen.findByRole('menuitem', { name: 'Bricks' })).getAttribute('href')).toBe('/bricks');
});

test('it offers to install the site in the menu while the browser does, and asks the browser’s own question', async () => {
  const { scope } = start(LandingLayout, sessionOf('one'));
  const prompt = jest.fn(async () => ({ outcome: 'dismissed' }));
  await userEvent.click(await screen.findByRole('button', { name: 'one’s account' }));
  await screen.findByRole('menuitem', { name: 'Log out' });
  expect(screen.queryByRole('menuitem', { name: 'Install Mortar' })).toBeNull();
  watchInstall({}, scope);
  await act(async () => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Install Mortar' }));
  expect(prompt).toHaveBeenCalledTimes(1);
});
