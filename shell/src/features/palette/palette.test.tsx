import { expect, jest, test } from '@jest/globals';
import { $isSignedIn, $panels, $session, $theme, SlotProvider, type PanelEntry, type SlotContent, type Slots } from '@mortar/host';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { Locale } from '@mortar/protocol';
import { DialogHost } from '../../frame/dialogs/dialog-host.tsx';
import { $registry } from '../../core/federation/registry.ts';
import { navigateFx } from '../../core/navigation/navigate.ts';
import { renderWithin } from '../../testing/render-within.tsx';
import { watchKeys } from './keys.ts';

const entry = (id: string, to: string, en: string, zh: string) => ({ id, to, icon: 'home', order: 1, label: { en, 'zh-HK': zh } });
const REGISTRY = {
  seq: 1,
  areas: [],
  remotes: {
    gamehub: {
      live: {
        description: { navigation: [entry('home', '/', 'Home', '主頁'), entry('bricks', '/bricks', 'Bricks', '磚塊')], dialogs: [] },
      },
    },
  },
};
const go = jest.fn<(...to: unknown[]) => void>();

function start(locale: Locale = 'en', session: { token: string; uid: string } | null = null) {
  const page = (
    <main>
      <h1>Page</h1>
      <input aria-label="a field" />
      <DialogHost />
    </main>
  );
  const { scope } = renderWithin(page, {
    locale,
    values: [
      [$registry, REGISTRY],
      [$session, session],
    ],
    handlers: [[navigateFx, go]],
  });
  return { scope, stop: watchKeys(scope) };
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test('it opens by Ctrl K, goes to a page by its name and the keys, and is gone', async () => {
  const { stop } = start();
  const user = userEvent.setup();
  fireEvent.keyDown(screen.getByLabelText('a field'), { key: 'k', ctrlKey: true });
  const search = await screen.findByRole('combobox', { name: 'Search the site' });
  expect(options()).toEqual([
    'HomePage',
    'BricksPage',
    'ConnectAction',
    'Light themeAction',
    '繁體中文（香港）Action',
    'Keyboard shortcutsAction',
  ]);
  await user.type(search, 'ＢＲＩ');
  expect(options()).toEqual(['BricksPage']);
  await user.keyboard('{Enter}');
  expect(go.mock.lastCall?.at(-1)).toEqual({ to: '/bricks' });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  stop();
});

test('it leads who is signed in to their settings', async () => {
  const { stop } = start('zh-HK', { token: 'token', uid: 'u1' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await userEvent.type(await screen.findByRole('combobox'), '設定{Enter}');
  expect(go.mock.lastCall?.at(-1)).toEqual({ to: '/settings' });
  stop();
});

test('it changes the theme by arrows, round the end of the list', async () => {
  const { scope, stop } = start();
  fireEvent.keyDown(document.body, { key: 'K', metaKey: true });
  const search = await screen.findByRole('combobox');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) fireEvent.keyDown(search, { key });
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Light themeAction');
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(scope.getState($theme)).toBe('light');
  expect(scope.getState($isSignedIn)).toBe(false);
  stop();
});

test('it says so where nothing is called that, and Enter does nothing', async () => {
  const { stop } = start('zh-HK');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const search = await screen.findByRole('combobox', { name: '搜尋全站' });
  await userEvent.type(search, 'zzz{Enter}');
  expect(screen.getByText('找不到相符項目，請改用其他字詞。')).toBeTruthy();
  expect(search).toBeTruthy();
  stop();
});

test('it says that nothing is called that once every remote has answered, and hears no answer for another text', async () => {
  const asked: Slots['search'][] = [];
  const Panel = ({ text, onFound }: Slots['search']) => {
    useEffect(() => void asked.push({ text, onFound }), [text, onFound]);
    return null;
  };
  const content: SlotContent = ({ name, props }) => (name === 'search' ? <Panel {...(props as Slots['search'])} /> : null);
  const panels = ['shop', 'club'].map((remote) => ({ name: `${remote}.search`, slot: 'search' }) as PanelEntry);
  const { scope } = renderWithin(
    <SlotProvider value={content}>
      <DialogHost />
    </SlotProvider>,
    {
      values: [
        [$registry, REGISTRY],
        [$panels, panels],
      ],
    },
  );
  const stop = watchKeys(scope);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const search = await screen.findByRole('combobox');
  const answer = (remote: string, text: string, label?: string) =>
    act(() => asked.at(-1)!.onFound({ remote, text, pages: label ? [{ id: '1', to: '/1', label, kind: 'Kiln' }] : [] }));
  fireEvent.change(search, { target: { value: 'zzy' } });
  await waitFor(() => expect(asked).toHaveLength(1));
  fireEvent.change(search, { target: { value: 'zzz' } });
  await waitFor(() => expect(asked).toHaveLength(2));
  answer('shop', 'zzz');
  expect(screen.queryByText(/Nothing/)).toBeNull();
  answer('club', 'zzz', 'zzz works');
  answer('club', 'zzy', 'zzy works');
  expect(options()).toEqual(['zzz worksKiln']);
  answer('club', 'zzz');
  expect(screen.getByText(/Nothing/)).toBeTruthy();
  stop();
});

test('it finds what remotes have, and goes there by the keys', async () => {
  const Panel = ({ text, onFound }: Slots['search']) => {
    useEffect(
      () => onFound({ remote: 'shop', text, pages: [{ id: '1', to: '/shop/1', label: `${text} works`, kind: 'Kiln' }] }),
      [text, onFound],
    );
    return null;
  };
  const content: SlotContent = ({ name, props }) => (name === 'search' ? <Panel {...(props as Slots['search'])} /> : null);
  const { scope } = renderWithin(
    <SlotProvider value={content}>
      <DialogHost />
    </SlotProvider>,
    {
      values: [
        [$registry, REGISTRY],
        [$panels, [{ name: 'shop.search', slot: 'search' } as PanelEntry]],
      ],
      handlers: [[navigateFx, go]],
    },
  );
  const stop = watchKeys(scope);
  const user = userEvent.setup();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await user.type(await screen.findByRole('combobox'), 'br');
  expect(await screen.findByRole('option', { name: 'br works Kiln' })).toBeTruthy();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(go.mock.lastCall?.at(-1)).toEqual({ to: '/shop/1' });
  stop();
});

test('it lists the keys by a question mark, but not while somebody types', async () => {
  const { stop } = start();
  fireEvent.keyDown(screen.getByLabelText('a field'), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  stop();
});

test('it goes through the parts of the page by F6, back by Shift, and leaves them alone under a dialog', async () => {
  const { scope } = renderWithin(
    <>
      <header>
        <a href="/">Mortar</a>
      </header>
      <main tabIndex={-1}>
        <h1>Page</h1>
        <header>Of an article</header>
        <button type="button">In the page</button>
      </main>
      <aside aria-label="Docks" />
      <DialogHost />
    </>,
  );
  const stop = watchKeys(scope);
  const press = (init: KeyboardEventInit = {}) => fireEvent.keyDown(document.activeElement!, { key: 'F6', ...init });
  const at = async (name: string) => waitFor(() => expect(document.activeElement?.localName).toBe(name));
  for (const name of ['header', 'main', 'aside', 'header']) {
    expect(press()).toBe(false);
    await at(name);
  }
  press({ shiftKey: true });
  await at('aside');
  act(() => screen.getByRole('button').focus());
  press({ shiftKey: true });
  await at('header');
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  press();
  await act(async () => undefined);
  expect(dialog.contains(document.activeElement)).toBe(true);
  stop();
});

test('it leaves F6 to whoever has used it', async () => {
  const { stop } = start();
  const used = (event: KeyboardEvent) => event.preventDefault();
  document.addEventListener('keydown', used, { capture: true, once: true });
  fireEvent.keyDown(document.body, { key: 'F6' });
  await act(async () => undefined);
  expect(document.activeElement).toBe(document.body);
  stop();
});
