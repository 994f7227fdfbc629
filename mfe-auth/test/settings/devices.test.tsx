import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { toastShown } from '@mortar/host';
import { CODES, PROOF_HEADER } from '@mortar/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { startApi } from '../../../shared/client/test/api-server.ts';
import { axeFindings } from '../../../shared/ui/src/testing/axe.ts';
import { recorded } from '../site.tsx';
import { answers, bodiesOf, openSettings } from './site.tsx';

const device = (id: string, devicename: string, current = false) => ({
  id,
  devicename,
  os: 'web',
  createdat: '2026-11-01T02:00:00.000Z',
  lastseenat: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  current,
});
const TWO = { 'user/devices': { items: [device('s1', 'Chrome', true), device('s2', 'Firefox')] } };
const ONE = { 'user/devices': { items: [device('s1', 'Chrome', true)] } };

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = answers(TWO);
});
afterAll(() => api.close());

async function open(choice: 1 | 2 = 1) {
  const page = await openSettings('/settings/devices', { api: api.url, choice });
  await screen.findByText('Chrome');
  return page;
}
const rows = () => within(screen.getByRole('region', { name: 'Devices' })).getAllByRole('listitem');

test('it lists open sessions, this one marked and without an end', async () => {
  await open();
  expect(rows().map((row) => row.textContent)).toEqual([
    'Chrome This deviceDesktop browser · last used 3 hours ago · logged in Nov 1, 2026',
    'Firefox Desktop browser · last used 3 hours ago · logged in Nov 1, 2026Log out',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('it ends one, with a proof of the session, and takes it out of the list', async () => {
  const { user, scope } = await open();
  const toasts = recorded(toastShown, scope);
  await user.click(screen.getByRole('button', { name: 'Log out Firefox' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(bodiesOf(api.received, 'devices/end')).toEqual([{ id: 's2' }]);
  expect(api.received.at(-1)!.headers[PROOF_HEADER]).toBeTruthy();
  expect(toasts).toEqual([{ type: 'success', text: 'Firefox is logged out.' }]);
  expect(screen.getByText('You’re not logged in anywhere else.')).toBeTruthy();
});

test('it says why one could not be ended, and reads the list anew', async () => {
  const { user } = await open();
  api.reply = answers(TWO, { 'devices/end': CODES.proofRefused });
  await user.click(screen.getByRole('button', { name: 'Log out Firefox' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`message of ${CODES.proofRefused}`);
  api.reply = answers(ONE, { 'devices/end': CODES.notFound });
  await user.click(screen.getByRole('button', { name: 'Log out Firefox' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('it ends all others once that was confirmed', async () => {
  const { user, scope, questions } = await open();
  const toasts = recorded(toastShown, scope);
  api.reply = answers({ 'end/others': { ended: 1 } });
  await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(questions[0]?.title).toBe('Log out all other devices?');
  expect(toasts).toEqual([{ type: 'success', text: '1 other device is logged out.' }]);
});

test('it ends none where the question is answered with no', async () => {
  const { user, questions } = await open(2);
  await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
  await waitFor(() => expect(questions).toHaveLength(1));
  expect([rows().length, bodiesOf(api.received, 'end/others')]).toEqual([2, []]);
});

test('it says what did not load, and loads it on demand', async () => {
  api.reply = answers({}, { 'user/devices': CODES.internal });
  const { user } = await openSettings('/settings/devices', { api: api.url });
  const alert = await screen.findByRole('alert');
  api.reply = answers(TWO);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chrome')).toBeTruthy();
});
