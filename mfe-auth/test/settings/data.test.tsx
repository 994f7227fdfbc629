import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { $isSignedIn, toastShown } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { screen, waitFor } from '@testing-library/react';
import { startApi } from '../../../shared/client/test/api-server.ts';
import { recorded } from '../site.tsx';
import { answers, bodiesOf, HASHES, openSettings, PROFILE } from './site.tsx';

const saved: Blob[] = [];
const clicked = jest.fn<(name: string) => void>();

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:file'), revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked(this.download);
  });
  api = await startApi();
});
beforeEach(() => {
  saved.length = 0;
  clicked.mockClear();
  api.received.length = 0;
  api.reply = answers({ 'user/export': { profile: PROFILE } });
});
afterAll(() => api.close());

async function open() {
  const page = await openSettings('/settings/data', { api: api.url });
  await screen.findByRole('button', { name: 'Download…' });
  return { ...page, toasts: recorded(toastShown, page.scope) };
}
const button = (name: string) => screen.getByRole('button', { name });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

/** jsdom's blobs have no `text()`. */
const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = Object.assign(new FileReader(), { onload: () => resolve(reader.result) });
    reader.readAsText(blob);
  });

test('it saves everything as a file once the password was given', async () => {
  const { user, toasts } = await open();
  await user.click(button('Download…'));
  expect(document.activeElement).toBe(password());
  await user.type(password(), 'Password1{Enter}');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(bodiesOf(api.received, 'user/export')).toEqual([{ password: HASHES.Password1 }]);
  expect(clicked.mock.lastCall?.[0]).toMatch(/^mortar-u1-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(String(await textOf(saved[0]!)))).toEqual({ profile: PROFILE });
});

test('it says why there is no file, and keeps what was typed', async () => {
  api.reply = answers({}, { 'user/export': CODES.wrongCredentials });
  const { user } = await open();
  await user.click(button('Download…'));
  await user.type(password(), 'Password1{Enter}');
  expect(await screen.findByText('That isn’t your current password.')).toBeTruthy();
  expect([password().value, password().getAttribute('aria-invalid'), saved]).toEqual(['Password1', 'true', []]);
});

test('it says what is lost, and deletes nothing before that was ticked', async () => {
  const { user } = await open();
  await user.click(button('Delete the account…'));
  expect(screen.getByText('Your profile with its pictures and links')).toBeTruthy();
  // Other remotes say what they have of the person.
  expect(screen.getAllByText(/auth\.deletion .*"of":"(lost|kept)"/)).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe('What you lose');
  await user.type(password(), 'Password1');
  await user.click(button('Delete my account'));
  expect(screen.getByText('Tick the box to continue.')).toBeTruthy();
  expect(bodiesOf(api.received, 'user/delete')).toEqual([]);
  await user.click(button('Keep my account'));
  expect(document.activeElement).toBe(button('Delete the account…'));
});

test('it deletes the account, forgets the session and leads home', async () => {
  const { user, scope, toasts, router } = await open();
  await user.click(button('Delete the account…'));
  await user.click(screen.getByRole('checkbox'));
  await user.type(password(), 'Password1');
  await user.click(button('Delete my account'));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(bodiesOf(api.received, 'user/delete')).toEqual([{ password: HASHES.Password1 }]);
  expect([router.state.location.pathname, scope.getState($isSignedIn)]).toEqual(['/', false]);
  expect(toasts).toEqual([{ type: 'success', text: 'Your account is deleted.' }]);
});

test('it says why the account is still there', async () => {
  api.reply = answers({}, { 'user/delete': CODES.wrongCredentials });
  const { user, scope } = await open();
  await user.click(button('Delete the account…'));
  await user.click(screen.getByRole('checkbox'));
  await user.type(password(), 'Password1');
  await user.click(button('Delete my account'));
  expect(await screen.findByText('That isn’t your current password.')).toBeTruthy();
  expect(screen.queryByText(`message of ${CODES.wrongCredentials}`)).toBeNull();
  expect(scope.getState($isSignedIn)).toBe(true);
});

test('it asks for nothing but the word where a young sign-in stands for password and address', async () => {
  api.reply = answers({ 'user/info': { ...PROFILE, email: '' }, 'user/methods': { items: [], haspassword: false } });
  const { user } = await open();
  await user.click(button('Delete the account…'));
  expect(screen.getByText(/within the last 10 minutes/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Delete my account'));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(bodiesOf(api.received, 'user/delete')).toEqual([{}]);
});
