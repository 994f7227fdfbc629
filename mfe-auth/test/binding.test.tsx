import { describe, expect, test } from '@jest/globals';
import { CODES, type Locale } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import { $wayOn, signedIn } from '@mortar/host';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { envelope, succeed } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { openApi } from './open-api.ts';
import { KEY, recorded, SESSION, startScope, visit } from './site.tsx';

const EMAIL = 'kirayu@mail.hk';
const TICKET = 't'.repeat(43);
const LINK = 'AAAAAAAAAAAAAAAAAAAAAA';
const HELD = `registertype=6&openid=${TICKET}`;
const AT = `/verification?email=kirayu%40mail.hk&sendEmailType=bindEmail&sendStatus=sendOver&${HELD}`;
/** Somebody whose account has no address yet. */
const NAMELESS: SessionData = { ...SESSION, email: '' };

const api = openApi({ bindingemail: succeed(SESSION), auto: succeed(SESSION) });
const { replies, calls, bodies } = api;

const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

async function open(at: string, { session, locale = 'en' }: { session?: SessionData; locale?: Locale } = {}) {
  const user = userEvent.setup();
  const scope = startScope({ api: api.url, locale, ...(session && { session }) });
  const sessions = recorded(signedIn, scope);
  const page = await visit(at, scope);
  return { ...page, scope, user, sessions, way: () => scope.getState($wayOn) };
}

describe('/bind/email', () => {
  test('it says what the specification says, and waits for a whole address', async () => {
    const { user } = await open(`/bind/email?${HELD}`);
    await screen.findByRole('heading', { level: 1, name: 'Verify Your Email' });
    screen.getByText('To ensure the security of your account, please enter a valid email address.');
    const send = screen.getByRole('button', { name: 'Send Verification Code' });
    expect(send.getAttribute('aria-disabled')).toBe('true');
    await user.type(screen.getByLabelText('E-mail'), `${EMAIL}{Enter}`);
    await code();
    expect(api.received.map(({ query }) => Object.fromEntries(query))).toEqual([{ email: EMAIL, type: '5', sendEmailType: 'bindEmail' }]);
    expect(await axeFindings()).toEqual([]);
  });

  test('it takes the address of its own address, and carries the ticket and the path to the code without a second sending', async () => {
    const { user, place } = await open(`/bind/email?email=kirayu%40mail.hk&${HELD}&path=%2Fim`);
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe(EMAIL);
    await user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
    await screen.findByText('Code Sent');
    const query = Object.fromEntries(new URLSearchParams(place().split('?')[1]));
    expect(query).toEqual({
      email: EMAIL,
      sendEmailType: 'bindEmail',
      sendStatus: 'sendOver',
      openid: TICKET,
      registertype: '6',
      path: '/im',
    });
    expect(calls()).toEqual(['sendemail']);
    expect(screen.getByRole('button', { name: /Resend in (59|60) s/ })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Use another address' }));
    await screen.findByRole('heading', { level: 1, name: 'Verify Your Email' });
    expect(place()).toBe(`/bind/email?openid=${TICKET}&registertype=6&path=%2Fim`);
  });

  test('it shows under the address why no code was sent', async () => {
    replies['sendemail'] = envelope(CODES.rateLimited);
    const { user, place } = await open('/bind/email?email=kirayu%40mail.hk', { session: NAMELESS });
    await user.click(await screen.findByRole('button', { name: 'Send Verification Code' }));
    await screen.findByText(`message of ${CODES.rateLimited}`);
    expect(place()).toBe('/bind/email?email=kirayu%40mail.hk');
  });

  test('it tells a visitor whom no sign-in waits for where to log in', async () => {
    await open('/bind/email');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?path=%2Fbind%2Femail');
  });

  test.each([
    ['/bind/email?path=%2Fim', '/im'],
    ['/bind/email?path=%2F%2Fevil', '/'],
    ['/verification?email=kirayu%40mail.hk&sendEmailType=bindEmail', '/'],
  ])('it leads who has an address from %s to %s', async (at, to) => {
    const { place } = await open(at, { session: SESSION });
    await screen.findByText('Elsewhere');
    expect([place(), calls()]).toEqual([to, []]);
  });

  test('it speaks Chinese', async () => {
    await open('/bind/email', { locale: 'zh-HK' });
    await screen.findByRole('heading', { level: 1, name: '驗證電郵地址' });
  });
});

describe('the code that binds', () => {
  test('it is not sent again where the entry form sent it, however old it is', async () => {
    await open(AT);
    await screen.findByText('Code Sent');
    expect([screen.getByRole('button', { name: 'Resend' }).getAttribute('aria-disabled'), calls()]).toEqual([null, []]);
  });

  test('it is sent at once where nobody says that it was', async () => {
    await open(AT.replace('&sendStatus=sendOver', ''));
    await screen.findByText('Code Sent');
    expect(calls()).toEqual(['sendemail']);
  });

  test('it ends the sign-in of a third party by itself, and leads to the path that was given', async () => {
    const { user, sessions, way } = await open(`${AT}&path=%2Fim`);
    await user.type(await code(), '7123{Enter}');
    await waitFor(() => expect(sessions).toEqual([SESSION]));
    expect(bodies('bindingemail')).toEqual([{ registertype: 6, openid: TICKET, email: EMAIL, code: '7123', key: KEY }]);
    expect([way(), calls()]).toEqual([{ kind: 'go', to: '/im' }, ['bindingemail']]);
  });

  test.each([
    ['/index without a path', '', { kind: 'go', to: '/index' }],
    ['home instead of another site', '&path=%2F%2Fevil', { kind: 'go', to: '/' }],
  ])('it leads to %s', async (_what, more, to) => {
    const { user, sessions, way } = await open(AT + more);
    await user.type(await code(), '7123{Enter}');
    await waitFor(() => expect(sessions).toHaveLength(1));
    expect(way()).toEqual(to);
  });

  test('it ends with the page anew when the cookie bindRefer says refresh, once', async () => {
    document.cookie = 'bindRefer=refresh; path=/';
    const { user, sessions, way } = await open(`${AT}&path=%2Fim`);
    await user.type(await code(), '7123{Enter}');
    await waitFor(() => expect(sessions).toHaveLength(1));
    expect([way(), document.cookie]).toEqual([{ kind: 'reload' }, expect.not.stringContaining('bindRefer')]);
  });

  test('it binds to the account of who is signed in', async () => {
    const { user, sessions } = await open('/verification?email=kirayu%40mail.hk&sendEmailType=bindEmail', { session: NAMELESS });
    await screen.findByText('Code Sent');
    await user.type(await code(), '7123{Enter}');
    await waitFor(() => expect(sessions).toEqual([SESSION]));
    expect(bodies('bindingemail')).toEqual([{ email: EMAIL, code: '7123', key: KEY }]);
  });

  test('it counts as bound what is bound already', async () => {
    replies['bindingemail'] = envelope(CODES.alreadyBound);
    const { user, sessions, place } = await open(`${AT}&path=%2Fim`);
    await user.type(await code(), '7123{Enter}');
    await screen.findByText('Elsewhere');
    expect([place(), sessions]).toEqual(['/im', []]);
  });

  test('it says what the server says of a wrong code, and the next one is tried', async () => {
    replies['bindingemail'] = envelope(CODES.wrongCode);
    const { user, sessions } = await open(AT);
    await user.type(await code(), '7123{Enter}');
    await screen.findByText('message of 1512012');
    replies['bindingemail'] = succeed(SESSION);
    await user.type(await code(), '4821{Enter}');
    await waitFor(() => expect(sessions).toHaveLength(1));
  });
});

describe('the code that verifies', () => {
  const VERIFY = AT.replace('bindEmail', 'verify').replace('&sendStatus=sendOver', '');

  test('it goes on with the sign-in of the third party', async () => {
    const { user, sessions } = await open(VERIFY);
    await screen.findByText('Code Sent');
    await user.type(await code(), '7123{Enter}');
    await waitFor(() => expect(sessions).toEqual([SESSION]));
    expect(bodies('auto')).toEqual([{ registertype: 6, openid: TICKET, email: EMAIL, code: '7123', key: KEY }]);
    expect(calls()).toEqual(['sendemail', 'auto']);
  });

  test('it shows why the sign-in was refused', async () => {
    replies['auto'] = envelope(CODES.thirdPartyLoginRefused);
    const { user } = await open(VERIFY);
    await user.type(await code(), '7123{Enter}');
    await screen.findByText('message of 1511451');
  });

  test('it is changed for a grant and leads on where no sign-in waits', async () => {
    const { user, place } = await open('/verification?email=kira%40mail.hk&sendEmailType=verify', { session: SESSION });
    await user.type(await code(), '7123{Enter}');
    await screen.findByText('Elsewhere');
    expect([place(), calls()]).toEqual(['/index', ['sendemail', 'checkcode']]);
  });
});

describe('the link of a mail', () => {
  test('it binds by a press, with the grant in place of the code', async () => {
    const { user, sessions } = await open(`${AT}#link=${LINK}`);
    const button = await screen.findByRole('button', { name: 'Confirm this address' });
    expect(calls()).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(sessions).toHaveLength(1));
    expect(calls()).toEqual(['email/confirm', 'bindingemail']);
    expect(bodies('bindingemail')[0]).not.toHaveProperty('code');
  });

  test('it gives way to the code when it is refused', async () => {
    replies['email/confirm'] = envelope(CODES.codeExpired);
    const { user } = await open(`${AT}#link=${LINK}`);
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    await screen.findByText('message of 1512014');
    expect(await code()).toBeTruthy();
  });

  test('it sends a visitor back to the tab where the sign-in waits', async () => {
    await open(`/verification?email=kirayu%40mail.hk&sendEmailType=bindEmail#link=${LINK}`);
    await screen.findByText('Go back to the tab where you started and enter the code from this e-mail there.');
    expect(calls()).toEqual([]);
  });

  test('it confirms the address where no sign-in waits, and sends the visitor back', async () => {
    replies['email/confirm'] = envelope(CODES.codeExpired);
    const { user } = await open(`/verification?email=kirayu%40mail.hk&sendEmailType=verify#link=${LINK}`);
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    await screen.findByText(`message of ${CODES.codeExpired}`);
    replies['email/confirm'] = succeed({});
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
    await screen.findByText('The address is confirmed. Go back to the tab where you started and continue there.');
    expect(api.received.map(({ query }) => Object.fromEntries(query)).at(-1)).toEqual({
      email: EMAIL,
      type: '5',
      sendEmailType: 'verify',
      link: LINK,
    });
    expect(calls()).toEqual(['email/confirm', 'email/confirm']);
  });

  test('it goes on with what the link left in the browser once too many codes were wrong', async () => {
    replies['bindingemail'] = envelope(CODES.codeClosed);
    const { user, sessions } = await open(AT);
    await user.type(await code(), '7123{Enter}');
    const goOn = await screen.findByRole('button', { name: 'I’ve confirmed the address' });
    replies['bindingemail'] = succeed(SESSION);
    await user.click(goOn);
    await waitFor(() => expect(sessions).toEqual([SESSION]));
    expect(bodies('bindingemail').at(-1)).toEqual({ registertype: 6, openid: TICKET, email: EMAIL, key: KEY });
  });
});
