import { afterEach, expect, jest, test } from '@jest/globals';
import { dialogOpened } from '@mortar/host';
import { copyOutcome, imagePreview, rewardPopup, type RewardOptions } from '@mortar/host/popups';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scopeBind } from 'effector';
import type { Locale } from '@mortar/protocol';
import { DialogHost } from '../../frame/dialogs/dialog-host.tsx';
import { CONGRATULATION } from '../../core/dialogs/own.ts';
import { navigateFx } from '../../core/navigation/navigate.ts';
import { renderWithin } from '../../testing/render-within.tsx';
import { ToastHost } from '../toasts/index.ts';

const go = jest.fn<(...to: unknown[]) => void>();
afterEach(() => {
  jest.useRealTimers();
  go.mockReset();
});

function start(locale: Locale = 'en') {
  const page = (
    <main>
      <h1>Page</h1>
      <DialogHost />
      <ToastHost />
    </main>
  );
  const { scope, unmount } = renderWithin(page, { locale, handlers: [[navigateFx, go]] });
  const openDialog = scopeBind(dialogOpened, { scope });
  return {
    unmount,
    reward: (options: RewardOptions) => act(() => openDialog(rewardPopup(options))),
    look: (...given: Parameters<typeof imagePreview>) => act(() => openDialog(imagePreview(...given))),
    greet: () => act(() => openDialog({ name: CONGRATULATION, props: { brickstype: 1, amount: 50 } })),
    copied: (isCopied: boolean) => act(() => openDialog(copyOutcome(isCopied))),
  };
}
const toasts = () => screen.findByRole('region', { name: 'Alerts' }, { timeout: 5000 });

test('it shows a reward as a toast of 50 bricks that leads to /bricks, where nothing else is said', async () => {
  const page = start();
  page.reward({});
  const link = await within(await toasts()).findByRole('link', { name: 'Get More Bricks' });
  expect(within(await toasts()).getByText('50 bricks')).toBeTruthy();
  expect(link.getAttribute('href')).toBe('/bricks');
  await userEvent.click(link);
  expect(go.mock.lastCall?.at(-1)).toEqual({ to: '/bricks' });
  await waitFor(() => expect(screen.queryByText('50 bricks')).toBeNull());
});

test('it shows every reward, however fast they come', async () => {
  const page = start();
  page.reward({ amount: 11 });
  page.reward({ amount: 12 });
  await waitFor(() => expect(screen.getByText('12 bricks')).toBeTruthy(), { timeout: 5000 });
  expect(screen.getByText('11 bricks')).toBeTruthy();
});

test('it says everything that a reward was given', async () => {
  const page = start();
  page.reward({
    title: 'Well laid',
    subtitle: 'For your first post',
    brickstype: 2,
    amount: 3,
    link: '/im',
    linktext: 'Show it',
    tips: 'Once a day',
    sharetitle: 'I have earned bricks',
    closable: false,
  });
  const region = await toasts();
  await within(region).findByText('3 silver bricks');
  for (const text of ['Well laid', 'For your first post', 'Once a day']) expect(within(region).getByText(text)).toBeTruthy();
  expect(within(region).getByRole('link', { name: 'Show it' }).getAttribute('href')).toBe('/im');
  expect(within(region).queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(within(region).getByRole('button', { name: 'I have earned bricks' }));
  const shared = within(region).getByRole<HTMLAnchorElement>('link', { name: 'X' });
  expect(new URL(shared.href).searchParams.get('url')).toBe(`${location.origin}/im`);
  expect(new URL(shared.href).searchParams.get('text')).toBe('I have earned bricks');
});

test('it shows a modal, which closes by its button and gives its link for our own site only', async () => {
  const page = start();
  page.reward({ type: 'modal', title: 'Well laid', link: 'https://elsewhere.example/' });
  const dialog = await screen.findByRole('dialog', { name: 'Well laid' }, { timeout: 5000 });
  expect(within(dialog).getByRole('link', { name: 'Get More Bricks' }).getAttribute('href')).toBe('/');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('it keeps a modal that is not closable until its interval is over', async () => {
  const page = start();
  page.reward({ type: 'modal', title: 'Well laid', closable: false, interval: 700 });
  const dialog = await screen.findByRole('dialog', { name: 'Well laid' }, { timeout: 5000 });
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Well laid' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
});

test('it congratulates in both languages', async () => {
  for (const [locale, name, amount] of [
    ['en', 'Congratulations', '+50 gold bricks'],
    ['zh-HK', '恭喜你', '+50 塊金磚'],
  ] as const) {
    const { unmount, ...page } = start(locale);
    page.reward({ type: 'modal' });
    const dialog = await screen.findByRole('dialog', { name }, { timeout: 5000 });
    expect(dialog.textContent).toContain(amount);
    unmount();
  }
});

test('it congratulates a newcomer with a game to play and the way to their bricks', async () => {
  start().greet();
  const dialog = await screen.findByRole('dialog', { name: 'Congratulations' }, { timeout: 5000 });
  expect(within(dialog).getByRole('link', { name: 'Get More Bricks' }).getAttribute('href')).toBe('/bricks');
  const play = within(dialog).getByRole('link', { name: 'Play now' });
  expect(play.getAttribute('href')).toBe('/games/kiln-stack');
  await userEvent.click(play);
  expect(go.mock.lastCall?.at(-1)).toEqual({ to: '/games/kiln-stack' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('it shows pictures over the page, from the one that was pressed', async () => {
  const page = start();
  page.look(
    [
      { src: '/kiln.webp', alt: 'A kiln' },
      { src: '/wall.webp', alt: 'A wall' },
    ],
    1,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Pictures' }, { timeout: 5000 });
  expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/wall.webp');
  expect(within(dialog).getByText('2 of 2')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [true, 'status', 'Copy successfully!'],
  [false, 'alert', 'Replication failed!'],
] as const)('it says what came of copying: %s', async (isCopied, role, text) => {
  start().copied(isCopied);
  const said = await screen.findByText(text, {}, { timeout: 5000 });
  expect(said.getAttribute('role')).toBe(role);
});
