import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { $session, noticesCounted, toastShown, unreadCounted, type RemoteModule } from '@mortar/host';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch } from 'effector';
import { Link, Outlet } from 'react-router';
import { axeFindings } from '../../../../shared/ui/src/testing/axe.ts';
import { sessionOf } from '../../../test/open-tab.ts';
import type { Opened } from '../../core/federation/open-part.ts';
import { $registry, registryReceived } from '../../core/federation/registry.ts';
import type { Remotes } from '../../core/federation/remotes.ts';
import { Desk } from '../../frame/layout/index.ts';
import { RemotesProvider } from '../../core/remote-part/remotes-context.ts';
import { reloadFx } from '../../core/navigation/navigate.ts';
import { renderRoutes } from '../../testing/render-within.tsx';
import { keptDock } from './kept-dock.ts';
import { $dock, loadDocksFx } from './model.ts';

type Panel = RemoteModule['panels'];

const description = (panels: object[]) => ({ routes: [], navigation: [{ id: 'x', icon: 'layers' }], panels });
const dockPanel = { id: 'gamecenter', place: 'dock', title: { en: 'Game centre', 'zh-HK': '遊戲中心' } };
const registryOf = (version: string, panels: object[] = [dockPanel]) =>
  ({
    seq: Number(version),
    areas: [],
    remotes: { gamehub: { live: { version, description: description(panels) } } },
  }) as unknown as RegistryDocument;

/** What the next panels that are opened do. */
let panels: (() => Promise<Opened<'panels'>>)[];
const calls = { crashed: [] as string[], docked: [] as string[], startedOver: 0 };

const opened = (Shown: () => React.ReactNode, version = '1'): Opened<'panels'> => ({
  version,
  part: { Panel: Shown },
  messages: {},
  module: { pages: {}, panels: {} as NonNullable<Panel>, messages: () => Promise.resolve({}) },
});

const remotes = {
  panel: () => panels.shift()!(),
  used: () => undefined,
  rendering: () => undefined,
  docked: (remote: string) => void calls.docked.push(remote),
  crashed: (_: string, version: string) => calls.crashed.push(version) < 2,
  startOver: () => Promise.resolve(void (calls.startedOver += 1)),
} as unknown as Remotes;

function Around() {
  return (
    <RemotesProvider value={remotes}>
      <Outlet />
    </RemotesProvider>
  );
}

function start(values: Parameters<typeof renderRoutes>[1] = {}) {
  const page = (name: string) => (
    <main>
      <h1>{name}</h1>
      <Link to="/two">On</Link>
    </main>
  );
  const routes = [
    {
      Component: Around,
      children: [
        {
          Component: Desk,
          children: [
            { path: '/', element: page('One') },
            { path: '/two', element: page('Two') },
          ],
        },
      ],
    },
  ];
  const view = renderRoutes(routes, { ...values, values: [[$registry, registryOf('1')], ...(values.values ?? [])] });
  return { ...view, user: userEvent.setup() };
}

const rail = () => within(screen.getByRole('complementary', { name: 'Docks' }));
const button = (name: string | RegExp) => rail().getByRole('button', { name });
const Counter = () => <input aria-label="Draft" />;
const setWindow = (width: number) => {
  window.innerWidth = width;
  fireEvent(window, new Event('resize'));
};

beforeEach(() => {
  localStorage.clear();
  setWindow(1440);
  panels = [() => Promise.resolve(opened(Counter))];
  Object.assign(calls, { crashed: [], docked: [], startedOver: 0 });
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('it opens the panel of a remote, keeps it over pages and while it is collapsed, and gives the focus back', async () => {
  const { user } = start();
  expect(screen.queryByRole('region', { name: 'Game centre' })).toBeNull();
  await user.click(button('Game centre'));
  const region = await screen.findByRole('region', { name: 'Game centre' });
  await user.type(await within(region).findByLabelText('Draft'), 'kept');
  await user.click(screen.getByRole('link', { name: 'On' }));
  await screen.findByRole('heading', { name: 'Two' });
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('kept');
  expect(button('Game centre').getAttribute('aria-expanded')).toBe('true');
  expect(await axeFindings(region)).toEqual([]);

  await user.click(within(region).getByRole('button', { name: 'Collapse' }));
  expect(screen.queryByRole('region', { name: 'Game centre' })).toBeNull();
  expect(document.activeElement).toBe(button('Game centre'));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('kept');
  await user.click(screen.getByLabelText('Draft'));
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Draft')?.closest('[hidden]')).toBeTruthy();
  expect(document.activeElement).toBe(button('Game centre'));
  expect(calls.docked).toContain('gamehub');
});

test('it says of messages that they come soon while no live version has them, in the panel too', async () => {
  const { user } = start();
  await user.click(button('Messages: Coming Soon.'));
  const region = await screen.findByRole('region', { name: 'Messages' });
  expect(within(region).getByRole('heading', { name: 'Coming Soon.' })).toBeTruthy();
});

test('it takes up panels that a newer registry brings, and only those of the dock', async () => {
  const { scope } = start();
  const talk = { id: 'messages', place: 'dock', title: { en: 'Talk', 'zh-HK': '傾偈' } };
  const wall = { id: 'wall', place: 'dock', title: { en: 'Wall', 'zh-HK': '牆' } };
  const popup = { id: 'popup', place: 'popup', title: { en: 'Popup', 'zh-HK': '彈出' } };
  const next = registryOf('1', [dockPanel, wall, popup]);
  const news = { id: 'notices', place: 'dock', title: { en: 'News', 'zh-HK': '消息' } };
  next.remotes['im'] = { live: { version: '1', description: description([talk, news]) } } as never;
  await act(() => allSettled(registryReceived, { scope, params: next }));
  expect(
    rail()
      .getAllByRole('button')
      .map((dock) => dock.getAttribute('aria-label')),
  ).toEqual(['Talk', 'Game centre', 'Wall', 'News']);
  await act(() => allSettled(unreadCounted, { scope, params: { total: 4, conversations: { p1: 4 } } }));
  expect(button('Talk, 4 unread').nextElementSibling?.textContent).toContain('4');
  await act(() => allSettled(noticesCounted, { scope, params: 120 }));
  expect(button('News, 120 unread').nextElementSibling?.textContent).toBe('99+');
});

test('a dock that was left open and is live no more opens no place', () => {
  start({ values: [[$dock, { open: 'quiz.board', width: 380 }]] });
  expect(screen.getByRole('complementary', { name: 'Docks' }).dataset['open']).toBe('false');
  expect(document.querySelector<HTMLElement>('#dock')?.hidden).toBe(true);
});

test('it is resized by keys and by a pointer, within what the page can spare, and remembers it', async () => {
  const { user, scope } = start();
  await user.click(button('Game centre'));
  const edge = await screen.findByRole('separator', { name: 'Width of the dock' });
  const width = () => Number(edge.getAttribute('aria-valuenow'));
  edge.focus();
  expect([edge.getAttribute('aria-valuemin'), edge.getAttribute('aria-valuemax'), width()]).toEqual(['270', '560', 380]);
  await user.keyboard('{ArrowLeft}');
  expect(width()).toBe(396);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(width()).toBe(364);
  await user.keyboard('{End}');
  expect(width()).toBe(560);
  await user.keyboard('{Home}');
  expect([width(), keptDock('')]).toEqual([270, { open: 'gamehub.gamecenter', width: 270 }]);

  const at = (clientX: number) => ({ clientX, pointerId: 1, button: 0 });
  fireEvent.pointerDown(edge, at(1000));
  fireEvent.pointerMove(edge, at(940));
  expect([width(), keptDock('')?.width]).toEqual([330, 270]);
  fireEvent.pointerUp(edge, at(940));
  expect(keptDock('')?.width).toBe(330);
  fireEvent.pointerDown(edge, at(940));
  fireEvent.pointerUp(edge, at(940));
  expect(width()).toBe(560);
  fireEvent.pointerDown(edge, at(940));
  fireEvent.pointerUp(edge, at(940));
  expect(width()).toBe(380);

  act(() => setWindow(800));
  expect([edge.getAttribute('aria-valuemax'), width(), scope.getState($dock).width]).toEqual(['320', 320, 380]);
  await user.keyboard('{Enter}');
  expect([keptDock(''), document.activeElement]).toEqual([{ open: null, width: 380 }, button('Game centre')]);
});

test('it finds what each person left, and goes on with what is open for whoever left nothing', async () => {
  localStorage.setItem('mortar:dock:u1', JSON.stringify({ open: 'im.messages', width: 400 }));
  localStorage.setItem('mortar:dock:u3', '{"open":7,"width":"wide"}');
  const { scope, user } = start();
  await user.click(button('Game centre'));
  await act(() => allSettled($session, { scope, params: sessionOf('one') }));
  expect(scope.getState($dock)).toEqual({ open: 'im.messages', width: 400 });
  await act(() => allSettled($session, { scope, params: sessionOf('one', { uid: 'u3' }) }));
  expect(scope.getState($dock)).toEqual({ open: 'im.messages', width: 400 });
  await act(() => allSettled($session, { scope, params: null }));
  expect(scope.getState($dock)).toEqual({ open: 'gamehub.gamecenter', width: 380 });
});

test('it says which panel did not load, and fetches it anew when asked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  panels = [() => Promise.reject(new Error('entry is gone')), () => Promise.resolve(opened(Counter))];
  const { user } = start();
  await user.click(button('Game centre'));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('entry is gone')).toBeTruthy();
  expect(within(alert).getByRole('heading', { name: 'We couldn’t load Game centre' })).toBeTruthy();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Draft')).toBeTruthy();
  expect(calls.startedOver).toBe(1);
});

test('it gives a panel that breaks to another version, and tells of it when there is none', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broke in the dock');
  };
  panels = [() => Promise.resolve(opened(Broken, '2')), () => Promise.resolve(opened(Broken, '1'))];
  const { user } = start();
  await user.click(button('Game centre'));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('gamehub broke')).toBeTruthy();
  expect(within(alert).queryByText(/broke in the dock/)).toBeNull();
  expect(calls.crashed).toEqual(['2', '1']);
  expect(screen.getByRole('heading', { name: 'One' })).toBeTruthy();
});

test('it offers the newer version of what lies in the dock', async () => {
  const reload = jest.fn();
  const { scope, user } = start({ handlers: [[reloadFx, reload]] });
  await user.click(button('Game centre'));
  await screen.findByLabelText('Draft');
  expect(screen.queryByText('Update available')).toBeNull();
  await act(() => allSettled(registryReceived, { scope, params: registryOf('2') }));
  expect(screen.getByText('Update available')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it gives its place back and says so when its code does not load', async () => {
  const { scope, user } = start({ handlers: [[loadDocksFx, () => Promise.reject(new Error('Loading chunk docks failed'))]] });
  const told = jest.fn();
  createWatch({ unit: toastShown, scope, fn: told });
  await user.click(button('Game centre'));
  await waitFor(() => expect(scope.getState($dock).open).toBeNull());
  expect(told.mock.calls).toEqual([[{ type: 'error', text: 'This couldn’t be opened. Please try again.' }]]);
});
