import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { toastShown } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { startApi } from '../../../shared/client/test/api-server.ts';
import { forgetCookies, recorded } from '../site.tsx';
import { answers, bodiesOf, HASHES, METHODS, openSettings, PROFILE } from './site.tsx';

const WALLET = { kind: 'ethereum', subject: '0x52908400098527886E0F7030069857D2E4169EE7', boundat: '2026-11-02T02:00:00.000Z' };
const TWO_WAYS = { 'user/methods': { ...METHODS, items: [...METHODS.items, WALLET] } };
const SENT = { 'open/sendemail': { resendafter: 60 } };

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  forgetCookies();
  api.received.length = 0;
  api.reply = answers();
});
afterAll(() => api.close());

async function open() {
  const page = await openSettings('/settings/sign-in', { api: api.url });
  await screen.findByRole('button', { name: 'Change the password' });
  return { ...page, toasts: recorded(toastShown, page.scope) };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const current = () => screen.getByLabelText<HTMLInputElement>('Current password');
const next = () => screen.getByLabelText<HTMLInputElement>('New password');

test('it changes the password by the one so far, both as hashes, and forgets them', async () => {
  const { user, toasts } = await open();
  await user.type(current(), 'Password1');
  await user.type(next(), 'Password2');
  await user.click(button('Change the password'));
  await waitFor(() => expect(toasts).toEqual([{ type: 'success', text: expect.stringContaining('Your password is changed.') }]));
  expect(bodiesOf(api.received, 'updatepassword')).toEqual([{ oldpassword: HASHES.Password1, password: HASHES.Password2 }]);
  expect([current().value, next().value]).toEqual(['', '']);
});

test('it asks for what is missing or weak first, and keeps everything when it is refused', async () => {
  const { user } = await open();
  await user.click(button('Change the password'));
  expect([document.activeElement, screen.getByText('Please enter your password.') !== null]).toEqual([current(), true]);
  await user.type(current(), 'Password1');
  await user.type(next(), 'weak');
  await user.click(button('Change the password'));
  expect(document.activeElement).toBe(next());
  await user.clear(next());
  await user.type(next(), 'Password2');
  api.reply = answers({}, { updatepassword: CODES.wrongCredentials });
  await user.click(button('Change the password'));
  expect(await screen.findByText('That isn’t your current password.')).toBeTruthy();
  expect([current(), next()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null]);
  expect([current().value, next().value]).toEqual(['Password1', 'Password2']);
});

test('it says at the new password that everybody has it', async () => {
  const { user } = await open();
  await user.type(current(), 'Password1');
  await user.type(next(), 'Password2');
  api.reply = answers({}, { updatepassword: CODES.passwordTooCommon });
  await user.click(button('Change the password'));
  expect(await screen.findByText(`message of ${CODES.passwordTooCommon}`)).toBeTruthy();
  expect([current(), next()].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']);
});

test('it changes the password by a mailed code, sent when it is asked for', async () => {
  api.reply = answers(SENT);
  const { user, toasts } = await open();
  await user.click(button('Use a code by e-mail instead'));
  await user.type(next(), 'Password2');
  await user.click(button('Change the password'));
  expect(screen.getByText('Enter the 4-digit code from the e-mail.')).toBeTruthy();
  expect(api.received.some(({ path }) => path.endsWith('sendemail'))).toBe(false);
  await user.click(button('Send a code to kira****@mail.hk'));
  await user.type(await screen.findByLabelText('Verification code'), '1234');
  const [asked] = api.received.filter(({ path }) => path.endsWith('sendemail'));
  expect([asked?.query.get('email'), asked?.query.get('sendEmailType')]).toEqual([PROFILE.email, 'editPass']);
  await user.click(button('Change the password'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(bodiesOf(api.received, 'updatepassword')).toEqual([{ password: HASHES.Password2, code: '1234' }]);
});

test('it shows the address partly hidden, and puts another one in its place', async () => {
  api.reply = answers(SENT);
  const { user, toasts } = await open();
  expect(region('E-mail').getByText('kira****@mail.hk')).toBeTruthy();
  await user.click(button('Change the address'));
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'lam@mail.hk');
  await user.click(button('Send a code'));
  await user.type(await screen.findByLabelText('Verification code'), '4321');
  await user.click(button('Verify'));
  const email = region('E-mail');
  await user.type(await email.findByLabelText('Password'), 'Password1');
  api.reply = answers({ 'user/info': { ...PROFILE, email: 'lam@mail.hk' } });
  await user.click(button('Use the new address'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(await email.findByRole('button', { name: 'Change the address' })).toBeTruthy();
  expect(await email.findByText('l****@mail.hk')).toBeTruthy();
  expect(bodiesOf(api.received, 'checkcode')).toEqual([{ email: 'lam@mail.hk', code: '4321', type: 5, sendEmailType: 'bindEmail' }]);
  expect(bodiesOf(api.received, 'email/change')).toEqual([{ email: 'lam@mail.hk', password: HASHES.Password1 }]);
  expect(toasts).toEqual([{ type: 'success', text: expect.stringContaining('Your e-mail address is changed.') }]);
});

test('of two codes that are asked for at once each is sent again to its own address', async () => {
  api.reply = answers({ 'open/sendemail': { resendafter: 0 } });
  const { user } = await open();
  await user.click(button('Change the address'));
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'lam@mail.hk');
  await user.click(button('Send a code'));
  const email = region('E-mail');
  await email.findByText('Code Sent');
  await user.click(button('Use a code by e-mail instead'));
  await user.click(button('Send a code to kira****@mail.hk'));
  await waitFor(() => expect(screen.getAllByLabelText('Verification code')).toHaveLength(2));
  expect(email.queryByText('Code Sent')).toBeNull();
  await user.click(email.getByRole('button', { name: 'Resend' }));
  expect(await email.findByText('Code Sent')).toBeTruthy();
  const sent = api.received.filter(({ path }) => path.endsWith('sendemail')).map(({ query }) => query.get('email'));
  expect(sent).toEqual(['lam@mail.hk', PROFILE.email, 'lam@mail.hk']);
});

test('it says that a code is wrong, and goes back to the address, which is still there', async () => {
  api.reply = answers(SENT, { checkcode: CODES.wrongCode });
  const { user } = await open();
  await user.click(button('Change the address'));
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'lam@mail.hk');
  await user.click(button('Send a code'));
  await user.type(await screen.findByLabelText('Verification code'), '4321');
  await user.click(button('Verify'));
  expect(await screen.findByText(`message of ${CODES.wrongCode}`)).toBeTruthy();
  await user.click(button('Use another address'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('lam@mail.hk');
});

test('it leads who has no address to binding one, and offers no password then', async () => {
  api.reply = answers({ 'user/info': { ...PROFILE, email: '' }, 'user/methods': { items: [WALLET], haspassword: false } });
  await openSettings('/settings/sign-in', { api: api.url });
  const link = await screen.findByRole('link', { name: 'Add an e-mail address' });
  expect(link.getAttribute('href')).toBe('/bind/email');
  expect(screen.queryByRole('button', { name: 'Change the password' })).toBeNull();
  expect(region('Ways to log in').getByText('0x529084…9EE7')).toBeTruthy();
});

test('it keeps the only way in', async () => {
  await open();
  const methods = region('Ways to log in');
  expect(methods.getByText('Your only way to log in')).toBeTruthy();
  expect(within(methods.getByRole('list')).queryByRole('button')).toBeNull();
});

test('an address without a password is no way in: the wallet stays', async () => {
  const [email] = METHODS.items;
  api.reply = answers({ 'user/methods': { items: [email, WALLET], haspassword: false } });
  await open();
  const methods = region('Ways to log in');
  expect(methods.getAllByText('Your only way to log in')).toHaveLength(1);
  expect(methods.queryByRole('button', { name: /^Remove: Ethereum/ })).toBeNull();
  expect(methods.getByRole('button', { name: 'Remove: E-mail' })).toBeTruthy();
});

test('it takes the address away where another way is left, after a confirmation', async () => {
  api.reply = answers(TWO_WAYS);
  const { user, toasts } = await open();
  await user.click(button('Remove: E-mail'));
  const methods = region('Ways to log in');
  await user.type(methods.getByLabelText('Password'), 'Password1');
  api.reply = answers({ 'user/info': { ...PROFILE, email: '' }, 'user/methods': { items: [WALLET], haspassword: false } });
  await user.click(methods.getByRole('button', { name: 'Remove e-mail and password' }));
  await waitFor(() => expect(methods.getAllByRole('listitem')).toHaveLength(1));
  expect(bodiesOf(api.received, 'email/unbind')).toEqual([{ password: HASHES.Password1 }]);
  expect(toasts).toEqual([{ type: 'success', text: 'Your e-mail and password are removed.' }]);
});

test('it takes a third party away, and says why where that is refused', async () => {
  const google = { kind: 'google', subject: '117', boundat: '2026-11-02T02:00:00.000Z' };
  api.reply = answers({ 'user/methods': { ...METHODS, items: [...METHODS.items, google] } }, { 'unbind/thirdparty': CODES.proofRefused });
  const { user, toasts } = await open();
  const methods = region('Ways to log in');
  expect(methods.getAllByRole('listitem')[1]!.textContent).not.toContain('117');
  await user.click(button('Remove: Google'));
  await user.click(methods.getByRole('button', { name: 'Remove: Google' }));
  expect((await methods.findByRole('alert')).textContent).toBe(`message of ${CODES.proofRefused}`);
  api.reply = answers();
  await user.click(methods.getByRole('button', { name: 'Remove: Google' }));
  await waitFor(() => expect(methods.getAllByRole('listitem')).toHaveLength(1));
  expect(bodiesOf(api.received, 'unbind/thirdparty').at(-1)).toEqual({ registertype: 4 });
  expect(toasts).toEqual([{ type: 'success', text: 'Google is removed.' }]);
});

test('it shows a way that is newer than the page as the server calls it', async () => {
  api.reply = answers({ 'user/methods': { ...METHODS, items: [...METHODS.items, { ...WALLET, kind: 'passkey', subject: 'phone' }] } });
  await open();
  expect(region('Ways to log in').getAllByRole('listitem')[1]!.textContent).toContain('passkey phone');
});
