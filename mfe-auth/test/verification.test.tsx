import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { signedIn } from '@mortar/host';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { envelope, succeed, type Received, type Reply } from '../../shared/client/test/api-server.ts';
import { openApi } from './open-api.ts';
import { KEY, SESSION, recorded, startScope, visit } from './site.tsx';

const AT = '/verification?email=kirayu%40mail.hk&sendEmailType=reg';
const LINK = 'AAAAAAAAAAAAAAAAAAAAAA';
/** Hex SHA-256 of `Password1`. */
const HASH = '19513fdc9da4fb72a4a05eb66917548d3c90ff94d5419e1f2363eea89dfee1dd';
const PURPOSE = { email: 'kirayu@mail.hk', type: 1, sendEmailType: 'reg' };

const api = openApi({
  register: succeed(SESSION),
  'invite/info': succeed({ valid: true, username: 'Mason-7', headimgurl: '' }),
});
const { replies, calls, bodies } = api;
afterEach(() => {
  jest.useRealTimers();
});

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
const ok = () => screen.getByRole('button', { name: 'Verify' });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const drop: Reply = (_, response) => response.destroy();

/** From the register view to the code screen, as a person goes. */
async function fromRegister({ password = 'Password1', inviteCode }: { password?: string; inviteCode?: string } = {}) {
  const user = userEvent.setup();
  const scope = startScope({ api: api.url, ...(inviteCode && { inviteCode }) });
  const sessions = recorded(signedIn, scope);
  const page = await visit('/reg?path=%2Fim', scope);
  await user.type(await screen.findByLabelText('E-mail'), 'kirayu@mail.hk');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText('Code Sent');
  return { ...page, scope, user, sessions };
}

/** The code screen by its address: the page was loaded anew. */
async function loaded(at = AT) {
  const user = userEvent.setup();
  const scope = startScope({ api: api.url });
  const sessions = recorded(signedIn, scope);
  const page = await visit(at, scope);
  await screen.findByRole('heading', { level: 1, name: 'Verification' });
  return { ...page, scope, user, sessions };
}

describe('where it leads', () => {
  test.each([
    '/verification',
    '/verification?email=kirayu%40mail.hk',
    '/verification?sendEmailType=reg',
    '/verification?email=kirayu%40mail.hk&sendEmailType=constructor',
    '/verification?email=nobody&sendEmailType=reg',
  ])('it goes to /login from %s', async (at) => {
    const { place } = await visit(at, startScope({ api: api.url }));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect([place(), calls()]).toEqual(['/login', []]);
  });
});

describe('the dev mailbox', () => {
  test('it is one press away where the server has one', async () => {
    await visit(AT, startScope({ api: api.url, links: { devMailbox: '/dev/mailbox' } }));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the dev mailbox' });
    expect([link.getAttribute('href'), link.target, link.rel]).toEqual(['/dev/mailbox?to=kirayu%40mail.hk', '_blank', 'noopener']);
  });

  test('it is not spoken of elsewhere', async () => {
    await loaded();
    await screen.findByText('Code Sent');
    expect(screen.queryByText(/mailbox/)).toBeNull();
  });
});

describe('the code', () => {
  test('it is sent once on load, to an address that is shown partly', async () => {
    await loaded();
    await screen.findByText('Code Sent');
    expect(screen.getByText('Check Your Inbox')).toBeTruthy();
    expect(screen.getByText('kira****@mail.hk')).toBeTruthy();
    expect(api.received.map(({ query }) => Object.fromEntries(query))).toEqual([{ ...PURPOSE, type: '1' }]);
  });

  test('it is not sent again by a reload within the lock', async () => {
    const { unmount } = await loaded();
    await screen.findByText('Code Sent');
    unmount();
    await loaded();
    await screen.findByText('Code Sent');
    expect(screen.getByRole('button', { name: /Resend in (59|60) s/ })).toBeTruthy();
    expect(calls()).toEqual(['sendemail']);
  });

  test('it leaves the lock to the server where cookies are refused', async () => {
    const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { unmount } = await loaded();
    await screen.findByText('Code Sent');
    unmount();
    replies['sendemail'] = envelope(CODES.resendTooEarly, { resendafter: 41 });
    await loaded();
    await screen.findByText('Code Sent');
    expect(screen.getByRole('button', { name: /Resend in 4[01] s/ })).toBeTruthy();
    expect(screen.queryByText('message of 1512016')).toBeNull();
    cookie.mockRestore();
  });

  test('it can be asked for again once the lock is open, and not before', async () => {
    replies['sendemail'] = succeed({ resendafter: 0 });
    const { user } = await loaded();
    await screen.findByText('Code Sent');
    replies['sendemail'] = succeed({ resendafter: 60 });
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    const locked = await screen.findByRole('button', { name: /Resend in/ });
    expect(isOff(locked)).toBe(true);
    await user.click(locked);
    expect(calls()).toEqual(['sendemail', 'sendemail']);
  });

  test('it says why it could not be sent, and can be asked for again', async () => {
    replies['sendemail'] = envelope(CODES.mailRefused);
    const { user } = await loaded();
    expect((await screen.findByText('message of 1512017')).getAttribute('role')).toBe('alert');
    expect(screen.queryByText('Code Sent')).toBeNull();
    replies['sendemail'] = succeed({ resendafter: 60 });
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    await screen.findByText('Code Sent');
    expect(screen.queryByText('message of 1512017')).toBeNull();
  });
});

describe('Verify', () => {
  test('it is off until four digits are there', async () => {
    const { user, sessions } = await fromRegister();
    await user.type(code(), '712');
    expect(isOff(ok())).toBe(true);
    await user.click(ok());
    fireEvent.submit(code().form!);
    act(() => code().focus());
    await user.keyboard('{End}3');
    expect(isOff(ok())).toBe(false);
    expect([calls(), sessions]).toEqual([['sendemail'], []]);
  });

  test('it makes the account with the code, the password of before and the invitation', async () => {
    const { user, sessions } = await fromRegister({ inviteCode: 'KILN2026' });
    await user.type(code(), '7123');
    await user.click(ok());
    await waitFor(() => expect(sessions).toEqual([SESSION]));
    expect(bodies('register')).toEqual([
      { email: 'kirayu@mail.hk', password: HASH, key: KEY, headimgurl: '', code: '7123', invitecode: 'KILN2026' },
    ]);
    expect(api.received.at(-1)!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('it works once however often it is pressed', async () => {
    let answer = () => undefined as unknown;
    replies['register'] = (request: Received, response) => (answer = () => succeed(SESSION)(request, response));
    const { user, sessions } = await fromRegister();
    await user.type(code(), '7123{Enter}');
    await waitFor(() => expect(api.received).toHaveLength(2));
    await user.click(ok());
    fireEvent.submit(code().form!);
    answer();
    await waitFor(() => expect(sessions).toHaveLength(1));
    expect(calls()).toEqual(['sendemail', 'register']);
  });

  test('it says what the server says of a wrong code, takes it away with the good news of before, and the next key begins anew', async () => {
    replies['register'] = envelope(CODES.wrongCode);
    const { user, sessions } = await fromRegister();
    expect(document.activeElement).toBe(code());
    await user.keyboard('7123');
    await user.click(ok());
    await screen.findByText('message of 1512012');
    expect([code().value, document.activeElement, isOff(ok())]).toEqual(['', code(), true]);
    expect(screen.queryByText('Code Sent')).toBeNull();
    replies['register'] = succeed(SESSION);
    await user.keyboard('4');
    expect(screen.queryByText('message of 1512012')).toBeNull();
    await user.keyboard('821{Enter}');
    await waitFor(() => expect(sessions).toHaveLength(1));
    expect(bodies('register').map((body) => body.code)).toEqual(['7123', '4821']);
  });

  test('it says that the code has expired where no answer came, and a retry counts once', async () => {
    replies['register'] = drop;
    const { user, sessions } = await fromRegister();
    await user.type(code(), '7123');
    await user.click(ok());
    await screen.findByText('The verification code has expired.');
    replies['register'] = succeed(SESSION);
    await user.click(ok());
    await waitFor(() => expect(sessions).toHaveLength(1));
    const [lost, again] = api.received.filter(({ path }) => path.endsWith('register'));
    expect(again!.headers['idempotency-key']).toBe(lost!.headers['idempotency-key']);
  });

  test('it asks for another password when the server finds it too common, and keeps the code', async () => {
    replies['register'] = envelope(CODES.passwordTooCommon);
    const { user, sessions } = await fromRegister();
    await user.type(code(), '7123{Enter}');
    const field = await screen.findByLabelText<HTMLInputElement>('Password');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Password1', 'true']);
    expect(screen.getByText('message of 1512018')).toBeTruthy();
    replies['register'] = succeed(SESSION);
    await user.clear(field);
    await user.type(field, 'Kiln and glaze 9{Enter}');
    await waitFor(() => expect(sessions).toHaveLength(1));
    expect(bodies('register')[1]).toMatchObject({ code: '7123' });
    expect(bodies('register')[1].password).not.toBe(HASH);
  });
});

describe('after a reload', () => {
  test('it changes the right code for a grant and asks for the password again', async () => {
    const { user, sessions } = await loaded();
    await user.type(code(), '7123{Enter}');
    const field = await screen.findByLabelText('Password');
    expect(bodies('checkcode')).toEqual([{ ...PURPOSE, code: '7123' }]);
    await user.type(field, 'short{Enter}');
    expect(screen.getByText(/^Use at least 8 characters/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'Password1{Enter}');
    await waitFor(() => expect(sessions).toHaveLength(1));
    expect(bodies('register')).toEqual([{ email: 'kirayu@mail.hk', password: HASH, key: KEY, headimgurl: '' }]);
  });

  test('it goes back to the code when the grant is too old, and keeps the password', async () => {
    replies['register'] = envelope(CODES.codeExpired);
    const { user } = await loaded();
    await user.type(code(), '7123{Enter}');
    await user.type(await screen.findByLabelText('Password'), 'Password1{Enter}');
    await screen.findByText('message of 1512014');
    expect(code().value).toBe('');
    replies['register'] = succeed(SESSION);
    await user.type(code(), '4821{Enter}');
    await waitFor(() => expect(calls()).toEqual(['sendemail', 'checkcode', 'register', 'register']));
  });

  test('it keeps no password in any storage', async () => {
    await fromRegister();
    const kept = [document.cookie, ...[localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))].join();
    expect(kept).not.toContain('Password1');
    expect(kept).not.toContain(HASH);
    expect(document.cookie).toContain('resend_reg_');
  });
});

describe('the link of a mail', () => {
  test('it does nothing by being opened', async () => {
    const { place } = await loaded(`${AT}#link=${LINK}`);
    expect(screen.getByRole('button', { name: 'Confirm this address' })).toBeTruthy();
    expect([calls(), place()]).toEqual([[], `${AT}#link=${LINK}`]);
  });

  test('it confirms the address by a press, leaves the address bar, and the password is asked for', async () => {
    const { user, place, sessions } = await loaded(`${AT}#link=${LINK}`);
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
    const field = await screen.findByLabelText('Password');
    expect(Object.fromEntries(api.received[0]!.query)).toEqual({ ...PURPOSE, type: '1', link: LINK });
    expect(place()).toBe(AT);
    await user.type(field, 'Password1{Enter}');
    await waitFor(() => expect(sessions).toHaveLength(1));
    expect(bodies('register')[0]).not.toHaveProperty('code');
  });

  test('it makes the account at once where the password is still known', async () => {
    const { router, user, sessions } = await fromRegister();
    window.history.replaceState(null, '', `/#link=${LINK}`);
    await act(() => router.navigate('/login'));
    await act(() => router.navigate(`${AT}#link=${LINK}`));
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    await waitFor(() => expect(sessions).toHaveLength(1));
    expect(calls()).toEqual(['sendemail', 'email/confirm', 'register']);
  });

  test('it gives way to the code when it is refused', async () => {
    replies['email/confirm'] = envelope(CODES.codeExpired);
    const { user } = await loaded(`${AT}#link=${LINK}`);
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
    await screen.findByText('message of 1512014');
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    await screen.findByText('Code Sent');
    expect(calls()).toEqual(['email/confirm', 'sendemail']);
  });
});

describe('the register view', () => {
  test('it has a password manager offer a new password, and takes one that is pasted', async () => {
    const user = userEvent.setup();
    await visit('/reg', startScope({ api: api.url }));
    const field = await screen.findByLabelText<HTMLInputElement>('Password');
    await user.click(field);
    await user.paste('Kiln and Glaze 7');
    expect([field.autocomplete, field.value]).toEqual(['new-password', 'Kiln and Glaze 7']);
  });

  test('it sends a person to the code with where to go kept, and takes back what was typed', async () => {
    const { user, place } = await fromRegister();
    expect(place()).toBe('/verification?path=%2Fim&email=kirayu%40mail.hk&sendEmailType=reg');
    await user.click(screen.getByRole('link', { name: 'Use another address' }));
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('kirayu@mail.hk');
    expect([place(), screen.getByLabelText<HTMLInputElement>('Password').value]).toEqual(['/reg?path=%2Fim', 'Password1']);
  });

  test('it takes a password of 64 characters of Chinese', async () => {
    const { user, sessions } = await fromRegister({ password: `${'磚'.repeat(62)}A1` });
    await user.type(code(), '7123{Enter}');
    await waitFor(() => expect(sessions).toHaveLength(1));
  });

  test.each([
    ['Email', 'kira', 'Password1', '', '*Please enter a valid email address.'],
    ['Password', 'kirayu@mail.hk', 'password', '', 'Use at least 8 characters, with one capital letter and one number.'],
    ['Invitation', 'kirayu@mail.hk', 'Password1', 'a-b', /^Codes are 4–32 letters and numbers/],
  ])('it stops at a wrong %s', async (_what, email, password, invitation, text) => {
    const user = userEvent.setup();
    const { place } = await visit('/reg', startScope({ api: api.url }));
    await user.type(await screen.findByLabelText('E-mail'), email);
    await user.type(screen.getByLabelText('Password'), password);
    if (invitation) {
      await user.click(screen.getByRole('button', { name: 'Have an invite code?' }));
      await user.keyboard(invitation);
    }
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(screen.getByText(text)).toBeTruthy();
    expect([place(), document.activeElement?.getAttribute('aria-invalid')]).toEqual(['/reg', 'true']);
  });
});
