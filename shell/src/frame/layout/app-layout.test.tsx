import { expect, test } from '@jest/globals';
import { unreadCounted } from '@mortar/host';
import type { RemoteDescription } from '@mortar/protocol/registry';
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { $registry } from '../../core/federation/registry.ts';
import { renderRoutes } from '../../testing/render-within.tsx';
import { AppLayout, LoginLayout } from './index.ts';

type NavigationEntry = RemoteDescription['navigation'][number];

const entry = (id: string, order: number, icon: NavigationEntry['icon'] | null = 'home'): NavigationEntry => ({
  id,
  order,
  ...(icon && { icon }),
  to: id === 'home' ? '/' : `/${id}`,
  label: { en: id, 'zh-HK': `${id} 頁` },
});

function start(at: string, navigation: NavigationEntry[] = []) {
  const registry = { seq: 1, areas: [], remotes: { one: { live: { description: { navigation } } } } };
  const routes = [{ Component: AppLayout, children: [{ path: '*', element: <h1>Page</h1> }] }];
  return renderRoutes(routes, { at, values: [[$registry, registry]] });
}

const rail = () => within(screen.getByRole('navigation', { name: 'Main' }));
const names = () =>
  rail()
    .getAllByRole('link')
    .map((link) => link.textContent);

test('it fills the rail from the live remotes, in their order, with the account last', () => {
  start('/quiz', [entry('whitepaper', 900), entry('quiz', 20), entry('home', 10)]);
  expect(names()).toEqual(['home', 'quiz', 'whitepaper', 'Connect']);
  expect(rail().getByRole('link', { name: 'Connect' }).getAttribute('href')).toBe('/login');
});

test('it marks the place of the page, and Home on its own page only', () => {
  start('/quiz/history', [entry('home', 10), entry('quiz', 20)]);
  expect(rail().getByRole('link', { name: 'quiz' }).getAttribute('aria-current')).toBe('page');
  expect(rail().getByRole('link', { name: 'home' }).hasAttribute('aria-current')).toBe(false);
});

test.each([
  ['/im/gamecenter', 'Games'],
  ['/im/addFriend', 'Messages'],
  ['/IM/', 'Messages'],
  ['/imprint', null],
  ['/personal/earnings', 'Market'],
  ['/sellList', 'Market'],
])('it marks one place on %s: %p', (at, marked) => {
  const navigation = { Messages: '/im', Games: '/im/gamecenter', Home: '/' };
  start(at, [
    ...Object.entries(navigation).map(([name, to], order) => ({ ...entry(name, order), to })),
    { ...entry('Market', 9), to: '/market', also: ['/personal', '/sellList'] },
  ]);
  expect(
    rail()
      .queryAllByRole('link', { current: 'page' })
      .map((link) => link.textContent),
  ).toEqual(marked ? [marked] : []);
});

test('it has at most five places on a phone, the account among them', () => {
  start(
    '/',
    Array.from({ length: 6 }, (_, index) => entry(`place${index}`, index)),
  );
  const shown = rail()
    .getAllByRole('link')
    .filter((link) => !link.hasAttribute('data-late'))
    .map((link) => link.textContent);
  expect(shown).toEqual(['place0', 'place1', 'place2', 'place3', 'Connect']);
  const more = within(screen.getByRole('navigation', { name: 'More', hidden: true })).getAllByRole('link', { hidden: true });
  expect(more.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['place4', '/place4'],
    ['place5', '/place5'],
  ]);
});

test('it has no menu on a phone where the bar holds every place', () => {
  start('/', [entry('home', 10), entry('quiz', 20)]);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBe(null);
});

test('it tells of unread messages at the entry of messages, and of none where there are none', async () => {
  const { scope } = start('/quiz', [entry('im', 1, 'message'), entry('quiz', 2)]);
  expect(names()).toEqual(['im', 'quiz', 'Connect']);
  await act(() => allSettled(unreadCounted, { scope, params: { total: 120, conversations: { p1: 120 } } }));
  expect(rail().getByRole('link', { name: 'im 120 unread messages' }).textContent).toContain('99+');
  await act(() => allSettled(unreadCounted, { scope, params: { total: 0, conversations: {} } }));
  expect(names()).toEqual(['im', 'quiz', 'Connect']);
});

test('it draws an icon of ours, one that the remote brings, and initials where there is neither', () => {
  const own = 'M4 4h16v16';
  start('/', [
    entry('quiz', 1, 'brick'),
    entry('own', 2, { path: own }),
    entry('two words', 3, null),
    entry('constructor', 4, 'constructor'),
    entry('計數', 5, 'no-such-icon'),
  ]);
  const links = rail().getAllByRole('link').slice(0, 5);
  expect(links[1]?.querySelector('path')?.getAttribute('d')).toBe(own);
  expect(links.map((link) => link.querySelector('svg text')?.textContent)).toEqual([undefined, undefined, 'TW', 'C', '計']);
  expect(links[0]?.querySelector('path')?.getAttribute('d')).not.toBe(links[2]?.querySelector('path')?.getAttribute('d'));
});

test.each([
  ['/staking', true],
  ['/dev-center', true],
  ['/Staking/', true],
  ['/quiz', false],
])('it has the footer on %s: %p', (at, has) => {
  start(at);
  const footer = screen.queryByRole('contentinfo');
  expect(Boolean(footer)).toBe(has);
  if (has) expect(footer?.dataset['special']).toBe('true');
});

test('it stands around sign-in with a way back, the mark, language and theme, and no navigation', () => {
  renderRoutes([{ Component: LoginLayout, children: [{ path: '*', element: <h1>Sign in</h1> }] }], { at: '/login' });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  expect(header.getByRole('link', { name: 'Mortar' })).toBeTruthy();
  expect(header.getByRole('group', { name: 'Language' })).toBeTruthy();
  expect(header.getByRole('button', { name: 'Light theme' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Sign in' })).toBeTruthy();
});
