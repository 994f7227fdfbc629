import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { toastShown } from '@mortar/host';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { envelope, succeed } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { openApi } from './open-api.ts';
import { recorded, showDialog, startScope, visit } from './site.tsx';

const LINK = 'AAAAAAAAAAAAAAAAAAAAAA';
/** Hex SHA-256 of `Password1`. */
const HASH = '19513fdc9da4fb72a4a05eb66917548d3c90ff94d5419e1f2363eea89dfee1dd';
const EMAIL = 'kirayu@mail.hk';
const AIM = { email: EMAIL, type: 2, sendEmailType: 'forgot' };
const QUERY = '?email=kirayu%40mail.hk&sendEmailType=forgot';

const api = openApi({ resetpassword: succeed({}) });
const { replies, calls, bodies } = api;

beforeEach(() => sessionStorage.clear());

const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const sendButton = () => screen.getByRole('button', { name: 'Send Verification Code' });
const changeButton = () => screen.getByRole('button', { name: 'Change the password' });
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

async function open(at: string) {
  const user = userEvent.setup();
  const scope = startScope({ api: api.url });
  const toasts = recorded(toastShown, scope);
  const page = await visit(at, scope);
  return { ...page, scope, user, toasts };
}

/** From /forgot to the form of the new password, as a person goes. */
async function toReset() {
  const opened = await open('/forgot');
  await opened.user.type(await screen.findByLabelText('E-mail'), EMAIL);
  await opened.user.click(sendButton());
  await opened.user.type(await codeField(), '2468');
  await opened.user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { level: 1, name: 'New password' });
  return opened;
}

describe('/forgot', () => {
  test('it says what the specification says, and waits for a whole address', async () => {
    const { user } = await open('/forgot');
    await screen.findByRole('heading', { level: 1, name: 'Verify Your Email' });
    screen.getByText('To ensure the security of your account, please enter a valid email address.');
    expect(isOff(sendButton())).toBe(true);
    await user.type(screen.getByLabelText('E-mail'), 'nobody');
    await user.tab();
    screen.getByText('*Please enter a valid email address.');
    expect([isOff(sendButton()), calls()]).toEqual([true, []]);
    expect(await axeFindings()).toEqual([]);
  });

  test('it takes the address of its own address', async () => {
    await open('/forgot?email=kirayu%40mail.hk');
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe(EMAIL);
  });

  test('it sends one code, however often it is pressed, and goes on to the code', async () => {
    const { user, place } = await open('/forgot?email=kirayu%40mail.hk');
    await user.dblClick(await screen.findByRole('button', { name: 'Send Verification Code' }));
    await codeField();
    expect(place()).toBe(`/verification${QUERY}`);
    await screen.findByText('Code Sent');
    expect(calls()).toEqual(['sendemail']);
    expect(Object.fromEntries(api.received[0]!.query)).toMatchObject({ ...AIM, type: '2' });
  });

  test('it stays with the server’s words where no code was sent', async () => {
    replies['sendemail'] = envelope(CODES.mailRefused);
    const { user, place } = await open('/forgot?email=kirayu%40mail.hk');
    await user.click(await screen.findByRole('button', { name: 'Send Verification Code' }));
    await screen.findByText(`message of ${CODES.mailRefused}`);
    expect(place()).toBe('/forgot?email=kirayu%40mail.hk');
  });
});

describe('the code for a new password', () => {
  test('it is checked, and leads to the new password without a trace in the address', async () => {
    const { place } = await toReset();
    expect(bodies('checkcode')).toEqual([{ ...AIM, code: '2468' }]);
    expect(place()).toBe('/resetPassword');
  });

  test('it goes from its boxes when it is wrong', async () => {
    replies['checkcode'] = envelope(CODES.wrongCode);
    const { user, place } = await open(`/verification${QUERY}`);
    await user.type(await codeField(), '1111');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByText(`message of ${CODES.wrongCode}`);
    expect([(await codeField()).value, place()]).toEqual(['', `/verification${QUERY}`]);
  });

  test('it has a link that does nothing by being opened, and one press leads on', async () => {
    const { user, place } = await open(`/verification${QUERY}#link=${LINK}`);
    const confirm = await screen.findByRole('button', { name: 'Confirm this address' });
    expect(calls()).toEqual([]);
    await user.click(confirm);
    await screen.findByRole('heading', { level: 1, name: 'New password' });
    expect(Object.fromEntries(api.received[0]!.query)).toMatchObject({ email: EMAIL, sendEmailType: 'forgot', link: LINK });
    expect(place()).toBe('/resetPassword');
  });
});

describe('/resetPassword', () => {
  test('it sends the hash of the new password by the grant, tells so, and leads to the login', async () => {
    const { user, place, toasts } = await toReset();
    expect(await axeFindings()).toEqual([]);
    await user.type(screen.getByLabelText('Password'), 'Password1');
    await user.click(changeButton());
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(bodies('resetpassword')).toEqual([{ email: EMAIL, password: HASH, sendEmailType: 'forgot' }]);
    expect(toasts).toEqual([{ type: 'success', text: 'Password changed. Log in with your new one.' }]);
    expect(place()).toBe('/login');
  });

  test('it stays after a reload for as long as the grant lives, and no longer than it is of use', async () => {
    await toReset();
    cleanup();
    const { user } = await open('/resetPassword');
    await screen.findByRole('heading', { level: 1, name: 'New password' });
    await user.type(screen.getByLabelText('Password'), 'Password1');
    await user.click(changeButton());
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(bodies('resetpassword')).toEqual([{ email: EMAIL, password: HASH, sendEmailType: 'forgot' }]);
    cleanup();
    await open('/resetPassword');
    await screen.findByRole('heading', { level: 1, name: 'Verify Your Email' });
  });

  test('it goes to /forgot after a reload when the grant is ten minutes old', async () => {
    await toReset();
    cleanup();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 10 * 60_000 + 1000);
    const { place } = await open('/resetPassword');
    await screen.findByRole('heading', { level: 1, name: 'Verify Your Email' });
    expect(place()).toBe('/forgot');
    clock.mockRestore();
  });

  test('it sends the code of an address that was opened anew, and strips it first', async () => {
    const { user, place } = await open(`/resetPassword${QUERY}&code=2468`);
    await screen.findByRole('heading', { level: 1, name: 'New password' });
    expect([place(), calls()]).toEqual(['/resetPassword', []]);
    await user.type(screen.getByLabelText('Password'), 'Password1');
    await user.click(changeButton());
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(bodies('resetpassword')).toEqual([{ email: EMAIL, password: HASH, sendEmailType: 'forgot', code: '2468' }]);
  });

  test('it sends nothing that is weak, and keeps what was typed when the server refuses', async () => {
    replies['resetpassword'] = envelope(CODES.passwordTooCommon);
    const { user } = await toReset();
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(changeButton());
    await screen.findByText('Use at least 8 characters, with one capital letter and one number.');
    expect(bodies('resetpassword')).toEqual([]);
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'Password1');
    await user.click(changeButton());
    await screen.findByText(`message of ${CODES.passwordTooCommon}`);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Password1');
  });

  test.each([
    '/resetPassword',
    '/resetPassword?email=kirayu%40mail.hk',
    '/resetPassword?email=kirayu%40mail.hk&sendEmailType=reg&code=2468',
  ])('it goes to /forgot from %s', async (at) => {
    const { place } = await open(at);
    await screen.findByRole('heading', { level: 1, name: 'Verify Your Email' });
    expect(place()).toBe('/forgot');
  });
});

test('it goes the same way within the login dialog, without leaving the page', async () => {
  const scope = startScope({ api: api.url });
  const user = userEvent.setup();
  await showDialog('login', scope);
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  await screen.findByRole('dialog', { name: 'Verify Your Email' });
  await user.type(screen.getByLabelText('E-mail'), EMAIL);
  await user.click(sendButton());
  await user.type(await codeField(), '2468');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('dialog', { name: 'New password' });
  await user.type(screen.getByLabelText('Password'), 'Password1');
  await user.click(changeButton());
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(calls()).toEqual(['sendemail', 'checkcode', 'resetpassword']);
});
