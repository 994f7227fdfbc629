import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { signedIn, toastShown } from '@mortar/host';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { envelope, startApi, succeed } from '../../shared/client/test/api-server.ts';
import { KEY, SESSION, recorded, startScope, visit } from './site.tsx';

/** Hex SHA-256 of `Password1`. */
const HASH = '19513fdc9da4fb72a4a05eb66917548d3c90ff94d5419e1f2363eea89dfee1dd';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = succeed(SESSION);
});
afterAll(() => api.close());

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

const noteOf = (field: HTMLInputElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

async function open() {
  const scope = startScope({ api: api.url });
  const user = userEvent.setup();
  const page = await visit('/login?path=%2Fim', scope);
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  return { ...page, scope, user };
}

async function sent(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), ' kira@mail.hk ');
  await user.type(password(), 'Password1');
  await user.click(submit());
}

test('it signs in with the address, the hash of the password and the key of the session', async () => {
  const { scope, user } = await open();
  const sessions = recorded(signedIn, scope);
  await sent(user);
  await waitFor(() => expect(sessions).toEqual([SESSION]));
  expect(api.received.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/api/accountservice/open/login', { email: 'kira@mail.hk', password: HASH, key: KEY }],
  ]);
  expect(api.received[0]!.body).not.toContain('Password1');
});

test('it says at the password, and nowhere else, that it was refused, keeps what was typed, and tries again', async () => {
  api.reply = envelope(CODES.wrongCredentials);
  const { scope, user } = await open();
  const toasts = recorded(toastShown, scope);
  const sessions = recorded(signedIn, scope);
  await sent(user);
  await waitFor(() => expect(noteOf(password())).toBe('Login api error: message of 1512011'));
  expect([document.activeElement, screen.queryAllByRole('alert'), toasts]).toEqual([password(), [], []]);
  expect([email().value, password().value]).toEqual(['kira@mail.hk', 'Password1']);
  api.reply = succeed(SESSION);
  await user.click(submit());
  await waitFor(() => expect(sessions).toHaveLength(1));
});

test('it says once, where the form is, that nobody answered', async () => {
  api.reply = (_request, response) => void response.destroy();
  const { scope, user } = await open();
  const toasts = recorded(toastShown, scope);
  await sent(user);
  await screen.findByText('Mortar didn’t answer. Nothing you typed is lost, so please try again.');
  expect(toasts).toEqual([]);
  expect([email().value, password().value]).toEqual(['kira@mail.hk', 'Password1']);
});

test('it says for how long there may be no other try, counting down', async () => {
  api.reply = (_request, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '61' });
    response.end(JSON.stringify({ code: CODES.rateLimited, msg: 'Too many', status: 429, data: null }));
  };
  const { user } = await open();
  await sent(user);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Login api error: Too many attempts. Try again in 2 minutes.');
  await waitFor(() => expect(alert.textContent).toMatch(/in 60 seconds|in 1 minute/), { timeout: 3000 });
  expect(within(alert).getByRole('timer').getAttribute('aria-live')).toBe('off');
});

test('once the wait is over it names no error', async () => {
  api.reply = (_request, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' });
    response.end(JSON.stringify({ code: CODES.rateLimited, msg: 'Too many', status: 429, data: null }));
  };
  const { user } = await open();
  await sent(user);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toBe('You can try again now.'), { timeout: 3000 });
});

test('it sends once however often it is pressed', async () => {
  let answer = () => undefined as unknown;
  api.reply = (request, response) => (answer = () => succeed(SESSION)(request, response));
  const { scope, user } = await open();
  const sessions = recorded(signedIn, scope);
  await sent(user);
  await waitFor(() => expect(api.received).toHaveLength(1));
  await user.click(submit());
  fireEvent.submit(email().form!);
  answer();
  await waitFor(() => expect(sessions).toHaveLength(1));
  expect(api.received).toHaveLength(1);
});

test('it names the first field that is wrong and sends nothing', async () => {
  const { user } = await open();
  await user.type(email(), 'kira@');
  await user.click(submit());
  expect(screen.getByText('*Please enter a valid email address.')).toBeTruthy();
  expect([document.activeElement, email().getAttribute('aria-invalid')]).toEqual([email(), 'true']);
  await user.type(email(), 'mail.hk');
  expect(screen.queryByText('*Please enter a valid email address.')).toBeNull();
  await user.click(submit());
  expect([document.activeElement, screen.getByText('Please enter your password.') !== null]).toEqual([password(), true]);
  expect(api.received).toEqual([]);
});

test('it says that an address is wrong once it is left, and nothing while it is empty', async () => {
  const { user } = await open();
  await user.type(email(), 'kira');
  expect(screen.queryByText('*Please enter a valid email address.')).toBeNull();
  await user.tab();
  expect(screen.getByText('*Please enter a valid email address.')).toBeTruthy();
  await user.clear(email());
  expect(screen.queryByText('*Please enter a valid email address.')).toBeNull();
});

test('it sends nothing by an Enter that belongs to an input method', async () => {
  const { user } = await open();
  await user.type(email(), 'kira@mail.hk');
  expect(fireEvent.keyDown(password(), { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(password(), { key: 'Enter', keyCode: 229 })).toBe(false);
});

test('it tells a password manager what the fields are', async () => {
  await open();
  expect([email(), password()].map((field) => field.autocomplete)).toEqual(['username', 'current-password']);
});

test('it carries what was typed and where to go over to the register view', async () => {
  const { user, place } = await open();
  await user.type(email(), 'kira@mail.hk');
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  expect([place(), email().value]).toEqual(['/reg?path=%2Fim', 'kira@mail.hk']);
});

test('it speaks Chinese', async () => {
  await visit('/login', startScope({ api: api.url, locale: 'zh-HK' }));
  await screen.findByRole('heading', { level: 1, name: '登入' });
  expect(screen.getByLabelText('電郵地址')).toBeTruthy();
});
