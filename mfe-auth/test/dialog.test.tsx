import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { signedIn } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Scope } from 'effector';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { envelope, startApi, succeed } from '../../shared/client/test/api-server.ts';
import { SESSION, forgetCookies, recorded, showDialog, startScope } from './site.tsx';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  api.reply = (request, response) =>
    (request.path.endsWith('sendemail') ? succeed({ resendafter: 60 }) : succeed(SESSION))(request, response);
});
afterEach(forgetCookies);
afterAll(() => api.close());

async function open(scope: Scope = startScope({ api: api.url }), props: Record<string, unknown> = {}) {
  const close = jest.fn();
  const view = await showDialog('login', scope, { close, props });
  return { ...view, scope, close, user: userEvent.setup() };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('it opens at sign in, with the focus in the first field', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  expect(await axeFindings()).toEqual([]);
});

test('it opens at the wallets where they were asked for, in both of its forms', async () => {
  const { user } = await open(undefined, { first: 'wallets' });
  const wallet = () => screen.getByRole('button', { name: 'Continue with a wallet' });
  await waitFor(() => expect(document.activeElement).toBe(wallet()));
  for (const at of ['Log in', 'Create an account']) {
    expect(wallet().compareDocumentPosition(field('E-mail'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: at === 'Log in' ? 'Create an account' : 'Log in' }));
  }
});

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['its button', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' }))],
])('it closes by %s and keeps what was typed for the next time', async (_what, leave) => {
  const { user, close, scope, unmount } = await open();
  await user.type(field('E-mail'), 'kira@mail.hk');
  await user.type(field('Password'), 'Password1');
  await leave(user);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  unmount();
  await open(scope);
  expect([field('E-mail').value, field('Password').value]).toEqual(['kira@mail.hk', 'Password1']);
});

test('it goes from register to the code without leaving the page, and from there to a session', async () => {
  const { user, scope } = await open();
  const sessions = recorded(signedIn, scope);
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mail'));
  await user.type(field('E-mail'), 'kirayu@mail.hk');
  await user.type(field('Password'), 'Password1');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('dialog', { name: 'Verification' });
  await screen.findByText('Code Sent');
  expect(document.activeElement).toBe(field('Verification code'));
  expect(await axeFindings()).toEqual([]);
  await user.keyboard('7123{Enter}');
  await waitFor(() => expect(sessions).toEqual([SESSION]));
});

test('it is still at the code when it is opened again, and sends no second one', async () => {
  const { user, scope, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  await user.type(field('E-mail'), 'kirayu@mail.hk');
  await user.type(field('Password'), 'Password1{Enter}');
  await screen.findByText('Code Sent');
  await user.keyboard('71');
  unmount();
  await open(scope);
  expect([screen.getByRole('dialog').getAttribute('aria-labelledby') !== null, field('Verification code').value]).toEqual([true, '71']);
  expect(api.received).toHaveLength(1);
});

test('it stays open with what was typed when it is refused', async () => {
  api.reply = envelope(CODES.wrongCredentials);
  const { user, close } = await open();
  await user.type(field('E-mail'), 'kira@mail.hk');
  await user.type(field('Password'), 'Password1{Enter}');
  await screen.findByText('Login api error: message of 1512011');
  expect([field('E-mail').value, field('Password').value, close.mock.calls]).toEqual(['kira@mail.hk', 'Password1', []]);
});

test('it offers nothing that does not work', async () => {
  await open();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Show password',
    'Log in',
    'Continue with a wallet',
    'Create an account',
    'Forgot your password?',
    'Close',
  ]);
});
