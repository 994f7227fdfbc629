import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { $locale, dialogOpened } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { startApi } from '../../../shared/client/test/api-server.ts';
import { axeFindings } from '../../../shared/ui/src/testing/axe.ts';
import { recorded } from '../site.tsx';
import { answers, bodiesOf, openSettings } from './site.tsx';

const event = (id: string, action: string, more: Record<string, unknown> = {}) => ({
  id,
  at: '2026-11-20T02:04:00.000Z',
  action,
  outcome: 'done',
  actor: 'owner',
  network: '203.0.113.0/24',
  os: 'web',
  ...more,
});
const LINK = { invitecode: 'KIRA88', url: 'https://mortar.example/?invitecode=KIRA88' };
const invite = (uid: string, state: string, username = `Guest ${uid}`) => ({
  uid,
  username,
  headimgurl: '',
  invitedat: '2026-11-20T02:04:00.000Z',
  state,
});
const joinedOf = (...activities: unknown[]) => ({ activities, cards: { swap: 0, skip: 0, revival: 0 } });
const invited = (items: unknown[], more: Record<string, unknown> = {}) =>
  answers({
    'user/invite/code': LINK,
    'invite/list': { items, counted: 1, pending: 1, bricksamount: 20, next: null, ...more },
    'activity/card': joinedOf(),
  });

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
});
afterAll(() => api.close());

const open = (section: string) => openSettings(`/settings/${section}`, { api: api.url });
const rows = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('listitem');

test('it tells what happened, what was refused, and by whom', async () => {
  const items = [
    event('3', 'login', { outcome: 'refused', actor: 'visitor', os: '' }),
    event('2', 'password.change'),
    event('0', 'bind.google'),
    event('00', 'code', { actor: 'visitor' }),
    event('1', 'kiln.fire', { actor: 'operator', network: '', os: '' }),
  ];
  api.reply = answers({ 'security/log': { items, next: null } });
  await open('history');
  await screen.findByText('Your password was changed');
  expect(rows('Security history').map((row) => row.querySelector('p')!.textContent.trim().replaceAll(/\s+/g, ' '))).toEqual([
    'Login Blocked Not logged in',
    'Your password was changed',
    'Google was added',
    'An e-mail code was entered',
    'Another event: kiln.fire By the Mortar team',
  ]);
  expect(rows('Security history')[1]!.textContent).toContain('Desktop browser · 203.0.113.0/24');
  expect(screen.getByText('That’s everything.')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('it loads older events by the cursor, and keeps what stands there when that fails', async () => {
  api.reply = answers({ 'security/log': { items: [event('2', 'login')], next: '2' } });
  const { user } = await open('history');
  const more = await screen.findByRole('button', { name: 'Load more' });
  api.reply = answers({}, { 'security/log': CODES.internal });
  await user.click(more);
  expect((await screen.findByRole('alert')).textContent).toBe(`message of ${CODES.internal}`);
  expect(rows('Security history')).toHaveLength(1);
  api.reply = answers({ 'security/log': { items: [event('1', 'register')], next: null } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Account created');
  expect(rows('Security history')).toHaveLength(2);
  expect(api.received.at(-1)!.query.get('cursor')).toBe('2');
});

test('it gives code, link and QR code, and says whether they were copied', async () => {
  api.reply = invited([]);
  const { user, scope } = await open('invites');
  const dialogs = recorded(dialogOpened, scope);
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  await waitFor(() => expect(dialogs).toMatchObject([{ name: 'shell.copied', props: { isCopied: true } }]));
  expect(await navigator.clipboard.readText()).toBe(LINK.url);
  expect(screen.getByText('KIRA88')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No one has joined with your link yet' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('it tells who came, and who counts', async () => {
  api.reply = invited([invite('a', 'counted'), invite('b', 'pending'), invite('c', 'review'), invite('', 'refused', '')]);
  await open('invites');
  await screen.findByText('Guest a');
  const states = rows('Friends who joined').map((row) => row.textContent.replace(/Nov 20, 2026/, ', '));
  expect(states).toEqual(['Guest a, Counted', 'Guest b, Pending', 'Guest c, In review', expect.stringContaining('Deleted account')]);
  expect(screen.getByText('1 counted, 1 pending. You’ve earned 20 bricks.')).toBeTruthy();
});

const ACTIVITY = { denet: 'kiln', title: 'First kiln', joined: 3, target: 100, ended: false, joinedat: '2026-11-20T02:04:00.000Z' };

test('it shows activities that were joined, and the way to bring others there', async () => {
  const joined = { 'activity/card': joinedOf(ACTIVITY, { ...ACTIVITY, denet: 'old', title: 'Old kiln', ended: true }) };
  const own = { denet: 'kiln', activity: 'KEY1-KIRA88', url: 'https://mortar.example/reg?denet=kiln' };
  const list = { items: [], counted: 0, pending: 0, bricksamount: 20, next: null };
  api.reply = answers({ 'user/invite/code': LINK, 'invite/list': list, ...joined, 'activity/invite/code': own });
  const { user } = await open('invites');
  await screen.findByText('First kiln');
  expect(rows('Activities').map((row) => row.textContent)).toEqual([
    'First kiln 3 of 100 joined · you joined Nov 20, 2026Show my link',
    'Old kiln Ended3 of 100 joined · you joined Nov 20, 2026',
  ]);
  api.reply = answers({}, { 'activity/invite/code': CODES.unavailable });
  await user.click(screen.getByRole('button', { name: 'Show my link to First kiln' }));
  expect(await screen.findByText(`message of ${CODES.unavailable}`)).toBeTruthy();
  api.reply = answers({ 'activity/invite/code': own });
  await user.click(screen.getByRole('button', { name: 'Show my link to First kiln' }));
  expect(await screen.findByText(own.url)).toBeTruthy();
  expect(api.received.at(-1)!.query.get('denet')).toBe('kiln');
});

test('it shows nothing of activities to who joined none', async () => {
  api.reply = answers({
    'user/invite/code': LINK,
    'invite/list': { items: [], counted: 0, pending: 0, bricksamount: 20, next: null },
    'activity/card': joinedOf(),
  });
  await open('invites');
  await screen.findByText('KIRA88');
  expect(screen.queryByRole('heading', { name: 'Activities' })).toBeNull();
});

test('it chooses the language of mails, and the pages follow', async () => {
  api.reply = answers();
  const { user, scope } = await open('language');
  await user.click(await screen.findByRole('radio', { name: '繁體中文（香港）' }));
  expect(scope.getState($locale)).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('已儲存')).toBeTruthy();
  expect(bodiesOf(api.received, 'language/update')).toEqual([{ lang: 'zh-HK' }]);
  expect(scope.getState($locale)).toBe('zh-HK');
});

test('it leaves the language as it is where the server refuses', async () => {
  api.reply = answers({}, { 'language/update': CODES.unavailable });
  const { user, scope } = await open('language');
  await user.click(await screen.findByRole('radio', { name: '繁體中文（香港）' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`message of ${CODES.unavailable}`)).toBeTruthy();
  expect([scope.getState($locale), screen.getByRole('radio', { name: '繁體中文（香港）' }).getAttribute('aria-checked')]).toEqual([
    'en',
    'true',
  ]);
});

const refused = (uid: string) => ({ ...invite(uid, 'refused'), reason: 'ring', canappeal: true });
const names = () => rows('Friends who joined').map((row) => row.textContent.slice(0, 7));

test('it keeps whoever appeals where they were in a long list, and says what is too short no longer than it is', async () => {
  const page = (from: number) => Array.from({ length: 20 }, (_, index) => refused(String(from + index)));
  api.reply = invited(page(10), { next: 'on' });
  const { user } = await open('invites');
  const more = await screen.findByRole('button', { name: 'Load more' });
  api.reply = invited(page(30));
  await user.click(more);
  await waitFor(() => expect(names()).toHaveLength(40));
  const row = within(rows('Friends who joined')[39]!);
  await user.click(row.getByRole('button', { name: 'Ask for another look' }));
  await user.click(row.getByRole('button', { name: 'Send' }));
  const short = 'Write at least 10 characters.';
  expect(row.getByText(short)).toBeTruthy();
  await user.type(row.getByRole('textbox'), 'We share a kiln');
  expect(row.queryByText(short)).toBeNull();
  await user.click(row.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(row.queryByRole('textbox')).toBeNull());
  expect(names()).toHaveLength(40);
  expect(row.getByText('Being looked at again')).toBeTruthy();
});
