import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { screen, within } from '@testing-library/react';
import { startApi } from '../../../shared/client/test/api-server.ts';
import { axeFindings } from '../../../shared/ui/src/testing/axe.ts';
import { answers, openSettings, PROFILE } from './site.tsx';

const session = (id: string, devicename: string, current: boolean) => ({
  id,
  devicename,
  os: 'web',
  createdat: '2026-11-01T02:00:00.000Z',
  lastseenat: '2026-11-20T02:00:00.000Z',
  current,
});
const event = (id: string) => ({
  id,
  at: '2026-11-20T02:00:00.000Z',
  action: 'login',
  outcome: 'done',
  actor: 'person',
  network: '',
  os: 'web',
});
/** What the overview asks for beside the account. */
const GLANCE = {
  'user/devices': { items: [session('1', 'Chrome', true), session('2', 'Old phone', false)] },
  'security/log': { items: ['1', '2', '3', '4'].map(event), next: null },
  'user/bricks': [
    { brickstype: 1, amount: 120, freeze: 0, available: 120 },
    { brickstype: 2, amount: 3, freeze: 0, available: 3 },
  ],
};

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = answers();
});
afterAll(() => api.close());

test('it opens the overview at its own address, and every other section by its entry', async () => {
  api.reply = answers(GLANCE);
  const { router, user } = await openSettings('/settings', { api: api.url });
  expect(await screen.findByRole('heading', { level: 2, name: 'Kira' })).toBeTruthy();
  const entries = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Overview',
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
  await user.click(entries[8]!);
  expect(await screen.findByRole('heading', { level: 2, name: 'Delete the account' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/settings/data');
});

test('it has a place for what other remotes say of privacy, once one does', async () => {
  api.reply = answers(GLANCE);
  const panel = {
    name: 'im.privacy',
    remote: 'im',
    id: 'privacy',
    slot: 'auth.privacy',
    title: { en: 'Who can reach you', 'zh-HK': '誰可以聯絡你' },
  };
  const { user } = await openSettings('/settings', { api: api.url, panels: [panel] });
  await user.click(await screen.findByRole('link', { name: 'Privacy' }));
  expect(await screen.findByText('auth.privacy {}')).toBeTruthy();
});

test('it knows no section that is not there', async () => {
  await openSettings('/settings/nothing', { api: api.url });
  expect(await screen.findByText('No page')).toBeTruthy();
});

test('it shows the account at a glance: how safe it is, where it is open, what it holds and what happened last', async () => {
  api.reply = answers(GLANCE);
  await openSettings('/settings', { api: api.url });
  const card = async (name: string) => (await screen.findByRole('region', { name })).textContent;
  expect(await card('Security')).toBe(
    'SecurityE-mail address: kira****@mail.hkPassword setOnly one way to log in. Add another in case you lose it.Manage login',
  );
  expect(await card('Devices')).toMatch(/Logged in on 2 devicesLast used elsewhere: Old phone, /);
  expect(await card('Bricks')).toMatch(/^Bricks120Gold bricks you can spend, and 3 silver bricks/);
  expect(await card('Your invite code')).toContain('KIRA88');
  expect(within(screen.getByRole('region', { name: 'Recent activity' })).getAllByRole('listitem')).toHaveLength(3);
  expect(await axeFindings()).toEqual([]);
});

test('it says of an account that could be lost what is missing', async () => {
  const bare = { ...PROFILE, email: '' };
  const wallet = { kind: 'ethereum', subject: '0x1', boundat: '2026-11-01T02:00:00.000Z' };
  api.reply = answers({ ...GLANCE, 'user/info': bare, 'user/methods': { items: [wallet], haspassword: false } });
  await openSettings('/settings/overview', { api: api.url });
  const security = await screen.findByRole('region', { name: 'Security' });
  expect(
    within(security)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['No e-mail address. Add one so we can reach you.', 'Only one way to log in. Add another in case you lose it.']);
});

test('it shows the rest of the overview where one part of it does not come', async () => {
  api.reply = answers(GLANCE, { 'user/bricks': CODES.internal });
  await openSettings('/settings', { api: api.url });
  const bricks = await screen.findByRole('region', { name: 'Bricks' });
  expect((await within(bricks).findByRole('alert')).textContent).toContain(`message of ${CODES.internal}`);
  expect(screen.getByText('Password set')).toBeTruthy();
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
