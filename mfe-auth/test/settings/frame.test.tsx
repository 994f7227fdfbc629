import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { screen, within } from '@testing-library/react';
import { startApi } from '../../../shared/client/test/api-server.ts';
import { axeFindings } from '../../../shared/ui/src/testing/axe.ts';
import { answers, openSettings } from './site.tsx';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = answers();
});
afterAll(() => api.close());

test('it opens the profile at its own address, and every other section by its entry', async () => {
  const { router, user } = await openSettings('/settings', { api: api.url });
  expect(await screen.findByRole('heading', { level: 2, name: 'Profile' })).toBeTruthy();
  const entries = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Profile',
    'Login',
    'Devices',
    'Security history',
    'Invites',
    'Language',
    'Sound',
    'Your data',
  ]);
  expect(entries[0]!.getAttribute('aria-current')).toBe('page');
  await user.click(entries[7]!);
  expect(await screen.findByRole('heading', { level: 2, name: 'Delete the account' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/settings/data');
});

test('it knows no section that is not there', async () => {
  await openSettings('/settings/nothing', { api: api.url });
  expect(await screen.findByText('No page')).toBeTruthy();
});

test.each(['profile', 'sign-in', 'language', 'sound', 'data'])('it can be used by everybody: %s', async (section) => {
  await openSettings(`/settings/${section}`, { api: api.url });
  await screen.findAllByRole('heading', { level: 2 });
  expect(await axeFindings()).toEqual([]);
});

test('it says what did not load, and loads it on demand', async () => {
  api.reply = answers({}, { 'user/methods': CODES.internal });
  const { user } = await openSettings('/settings/data', { api: api.url });
  const [alert] = await screen.findAllByRole('alert');
  expect(alert!.textContent).toContain(`message of ${CODES.internal}`);
  api.reply = answers();
  await user.click(within(alert!).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Delete the account…' })).toBeTruthy();
});

test('it speaks Chinese', async () => {
  await openSettings('/settings/data', { api: api.url, locale: 'zh-HK' });
  expect(await screen.findByRole('heading', { level: 2, name: '刪除帳戶' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: '設定' })).toBeTruthy();
});
