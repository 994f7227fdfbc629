import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { $links, dialogOpened } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import type { SiteLinks } from '@mortar/protocol/site';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createWatch } from 'effector';
import { renderRoutes } from '../../testing/render-within.tsx';
import { LandingLayout, SiteRoot } from './index.ts';

interface Start {
  at?: string;
  links?: SiteLinks;
  locale?: Locale;
}

/** Where the sections stand in the window, in px from its top. */
const tops = { tokenomics: 900, roadmap: 1800 };
const section = (id: keyof typeof tops) => (
  <section id={id} ref={(element) => void (element && (element.getBoundingClientRect = () => ({ top: tops[id] }) as DOMRect))} />
);

function start({ at = '/', links = {}, locale = 'en' }: Start = {}) {
  const page = (
    <>
      <h1>Landing</h1>
      {section('tokenomics')}
      {section('roadmap')}
    </>
  );
  const landing = { Component: LandingLayout, children: ['/', '/home', '/index'].map((path) => ({ path, element: page })) };
  const elsewhere = { path: '*', element: <main>Elsewhere</main> };
  return renderRoutes([{ Component: SiteRoot, children: [landing, elsewhere] }], { at, locale, values: [[$links, links]] });
}

const header = () => screen.getByRole('banner');
const navigation = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0]!);
const current = () =>
  navigation()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));

beforeEach(() => {
  Object.assign(tops, { tokenomics: 900, roadmap: 1800 });
  window.scrollTo = jest.fn() as never;
  window.scrollY = 0;
  HTMLElement.prototype.scrollIntoView = jest.fn() as never;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  performance.getEntriesByType = () => [];
  // A page that is longer than its window.
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 4000 });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('it leads to the places of the spec, in its order', () => {
  start({ links: { community: 'https://chat.example/mortar' } });
  const links = navigation().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Game Hub', '/im/gamecenter'],
    ['Tokenomics', '/#tokenomics'],
    ['Roadmap', '/#roadmap'],
    ['Whitepaper', '/whitepaper'],
    ['Community (opens in a new tab)', 'https://chat.example/mortar'],
  ]);
  expect(links.at(-1)?.getAttribute('target')).toBe('_blank');
  expect(links.at(-1)?.getAttribute('rel')).toBe('noopener noreferrer');
  for (const connect of within(header()).getAllByRole('link', { name: 'Connect' })) expect(connect.getAttribute('href')).toBe('/login');
});

test('it opens the Game Hub popup, and leaves other presses to the link', () => {
  const { scope, router } = start();
  const opened = jest.fn();
  createWatch({ unit: dialogOpened, scope, fn: opened });
  const hub = navigation().getByRole('link', { name: 'Game Hub' });
  fireEvent.click(hub);
  expect(opened.mock.calls).toEqual([[{ name: 'gamehub.hub', props: {} }]]);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(hub, { ctrlKey: true });
  expect([opened.mock.calls.length, router.state.location.pathname]).toEqual([1, '/']);
});

test('it has no community and no social links that nobody named', () => {
  start();
  expect(screen.queryByRole('link', { name: /Community/ })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Mortar on other networks' })).toBeNull();
});

test('it follows the section in view, at the height of the header plus 100', () => {
  start();
  header().getBoundingClientRect = () => ({ height: 64 }) as DOMRect;
  expect(current()).toEqual(['Home']);
  tops.tokenomics = 165;
  scroll();
  expect(current()).toEqual(['Home']);
  tops.tokenomics = 164;
  scroll();
  expect(current()).toEqual(['Tokenomics']);
  Object.assign(tops, { tokenomics: -800, roadmap: 164 });
  scroll();
  expect(current()).toEqual(['Roadmap']);
});

test('it gets its filtered look once the page is scrolled past the top', () => {
  start();
  expect(header().dataset['scrolled']).toBe('false');
  window.scrollY = 1;
  scroll();
  expect(header().dataset['scrolled']).toBe('true');
});

test('it scrolls to a section of the page and names it in the address', async () => {
  const { router } = start();
  await act(async () => fireEvent.click(navigation().getByRole('link', { name: 'Roadmap' })));
  expect(router.state.location.hash).toBe('#roadmap');
  expect(jest.mocked(HTMLElement.prototype.scrollIntoView).mock.contexts).toEqual([document.getElementById('roadmap')]);
});

test('it goes to / first from another path of the landing page', async () => {
  const { router } = start({ at: '/home' });
  await act(async () => fireEvent.click(navigation().getByRole('link', { name: 'Tokenomics' })));
  expect(router.state.location).toMatchObject({ pathname: '/', hash: '#tokenomics' });
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)('it scrolls back to what the address names already, with less motion %p by %s', async (wantsLess, behavior) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: wantsLess } as MediaQueryList);
  const { router } = start({ at: '/#roadmap' });
  const { key } = router.state.location;
  jest.mocked(HTMLElement.prototype.scrollIntoView).mockClear();
  await act(async () => fireEvent.click(navigation().getByRole('link', { name: 'Roadmap' })));
  expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior });
  expect(router.state.location.key).toBe(key);
});

test('it scrolls to the top for Home', async () => {
  const { router } = start();
  const { key } = router.state.location;
  await act(async () => fireEvent.click(navigation().getByRole('link', { name: 'Home' })));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  expect(router.state.location.key).toBe(key);
});

test('it leaves a press with a modifier to the browser', () => {
  start();
  const home = navigation().getByRole('link', { name: 'Home' });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  expect(home.dispatchEvent(press)).toBe(true);
});

test('it opens a dialog for Buy where no swap is named, and leads to the swap otherwise', () => {
  const { scope, unmount } = start();
  const opened = jest.fn();
  createWatch({ unit: dialogOpened, scope, fn: opened });
  fireEvent.click(within(header()).getByRole('button', { name: 'Buy' }));
  expect(opened.mock.calls).toEqual([[{ name: 'shell.buy-not-configured', props: {} }]]);
  unmount();
  start({ links: { buy: 'https://swap.example/' } });
  expect(within(header()).getByRole('link', { name: 'Buy (opens in a new tab)' }).getAttribute('href')).toBe('https://swap.example/');
});

test('it puts the same links behind a button where there is no room', async () => {
  start();
  const [button, menu] = [screen.getByRole('button', { name: 'Menu' }), document.querySelector('[popover]')!];
  expect(button.getAttribute('popovertarget')).toBe(menu.id);
  const links = [...menu.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'Game Hub', 'Tokenomics', 'Roadmap', 'Whitepaper']);
  const hide = jest.spyOn(menu as HTMLElement, 'hidePopover');
  await act(async () => fireEvent.click(links[3]!));
  expect(hide).toHaveBeenCalledTimes(1);
});

test('it has landmarks, a way past the header, copyright and licence', async () => {
  start();
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()} Mortar. Open source under the MIT licence.`);
});

test('it shows marks of networks that it knows and names of others', async () => {
  const social = ['GitHub', 'Red Note'].map((name) => ({ name, url: `https://${name.replace(' ', '')}.example/mortar` }));
  start({ links: { social } });
  const list = within(screen.getByRole('list', { name: 'Mortar on other networks' }));
  await waitFor(() => expect(list.getByRole('link', { name: 'GitHub (opens in a new tab)' }).querySelector('path')).toBeTruthy());
  const other = list.getByRole('link', { name: 'Red Note (opens in a new tab)' });
  expect(other.querySelector('path')).toBeNull();
  expect(other.getAttribute('href')).toBe('https://RedNote.example/mortar');
});
