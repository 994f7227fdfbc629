import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { exchangeAppCode, getProfile, issueAppCode, login, logout, type SessionData } from '@mortar/protocol/identity';
import { getAndroidUrl } from '@mortar/protocol/site';
import { authorization, createAccountServer, PASSWORD, type AccountServer } from '../../../../test/account.ts';
import { ownAddress } from '../../../../test/own-address.ts';
import { createTestApp } from '../../../../test/app.ts';
import { codeOf } from '../../../../test/http.ts';
import { REFRESH_COOKIE } from '../session/cookies.ts';

jest.setTimeout(30_000);

const STORE = 'https://play.example.com/mortar';
let server: AccountServer;
let people = 0;
beforeAll(async () => {
  server = await createAccountServer({ links: { androidStore: STORE } });
});
beforeEach(() => server.clock.set(Date.now()));
afterAll(() => server.close());

const onAndroid = () => ({ os: 'android', sign: server.sign({ os: 'android' }) });
const newSecret = () => randomBytes(32).toString('base64url');
const s256 = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The app on somebody's phone, signed in. */
async function openApp() {
  const email = `app${(people += 1)}@example.com`;
  await server.browser().signUp(email);
  const phone = server.browser();
  const { data } = (await phone.call(login, { email, password: PASSWORD }, onAndroid())).json<{ data: SessionData }>();
  const issue = (challenge: string) => phone.call(issueAppCode, { challenge }, { ...onAndroid(), ...authorization(data.token) });
  return {
    phone,
    email,
    session: data,
    issue,
    /** A code with the secret that belongs to it. */
    async give() {
      const verifier = newSecret();
      const { token } = (await issue(s256(verifier))).json<{ data: { token: string } }>().data;
      return { token, verifier, version: '3.2.1' };
    },
  };
}

describe('a code of the app', () => {
  test('it signs the page in as the app’s person, in a session and with cookies of its own', async () => {
    const { give, session, phone } = await openApp();
    const page = server.browser();
    const answer = await page.call(exchangeAppCode, await give());
    const { data } = answer.json<{ data: SessionData }>();
    expect(data).toMatchObject({ uid: session.uid, device: { os: 'web', deviceid: page.deviceId } });
    expect(data.token).not.toBe(session.token);
    expect(page.cookies.get(REFRESH_COOKIE)).toBeTruthy();
    expect(page.cookies.get(REFRESH_COOKIE)).not.toBe(phone.cookies.get(REFRESH_COOKIE));
    expect(page.cookies.get('user_login_info')).toBe(data.token);
    const info = await page.call(getProfile, {}, authorization(data.token));
    expect(info.json()).toMatchObject({ code: SUCCESS, data: { uid: session.uid } });
  });

  test('it works once, also for twenty pages at the same moment', async () => {
    const { give } = await openApp();
    const code = await give();
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.browser().call(exchangeAppCode, code)));
    expect(answers.map(codeOf).sort()).toEqual([SUCCESS, ...Array.from({ length: 19 }, () => CODES.codeExpired)].sort());
  });

  test('it is worth nothing after 60 seconds', async () => {
    const { give } = await openApp();
    server.clock.freeze();
    const [code, start] = [await give(), server.clock.now()];
    server.clock.set(start + 60_000);
    expect(codeOf(await server.browser().call(exchangeAppCode, code))).toBe(CODES.codeExpired);
  });

  test('it works in its last second', async () => {
    const { give } = await openApp();
    const start = server.clock.now();
    const code = await give();
    server.clock.set(start + 58_000);
    expect(codeOf(await server.browser().call(exchangeAppCode, code))).toBe(SUCCESS);
  });

  test('it is worth nothing without the secret of the app that asked for it, and a wrong one burns it', async () => {
    const { give } = await openApp();
    const code = await give();
    const link = { ...code, verifier: newSecret() };
    expect(codeOf(await server.browser().call(exchangeAppCode, link))).toBe(CODES.codeExpired);
    expect(codeOf(await server.browser().call(exchangeAppCode, code))).toBe(CODES.codeExpired);
  });

  test('it takes the place of the one that its session had before', async () => {
    const { give } = await openApp();
    const [first, second] = [await give(), await give()];
    expect(codeOf(await server.browser().call(exchangeAppCode, first))).toBe(CODES.codeExpired);
    expect(codeOf(await server.browser().call(exchangeAppCode, second))).toBe(SUCCESS);
  });

  test('it ends with the app’s own session', async () => {
    const { give, phone, session } = await openApp();
    const code = await give();
    await phone.call(logout, {}, { ...onAndroid(), ...authorization(session.token) });
    expect(codeOf(await server.browser().call(exchangeAppCode, code))).toBe(CODES.codeExpired);
  });

  test('it is kept as a hash alone, and the audit names neither it nor the secret', async () => {
    const { give } = await openApp();
    const code = await give();
    const rows = JSON.stringify(await server.database.sql`select * from account_app_codes`);
    await server.browser().call(exchangeAppCode, code);
    const audit = await server.database.sql`select * from account_audit where action = 'login.app'`;
    expect(audit.at(-1)).toMatchObject({ outcome: 'done', detail: { os: 'web', version: '3.2.1' } });
    for (const secret of [code.token, code.verifier]) expect(rows + JSON.stringify(audit)).not.toContain(secret);
  });

  test('it tells the owner of no new device: it is the one that the app is on', async () => {
    const { give, email } = await openApp();
    const before = server.ports.mails.filter(({ to }) => to === email).length;
    await server.browser().call(exchangeAppCode, await give());
    expect(server.ports.mails.filter(({ to }) => to === email)).toHaveLength(before);
  });
});

describe('who may ask', () => {
  test('it gives no code to a session of a browser, whatever system the call names', async () => {
    const browser = server.browser();
    const { token } = await browser.signUp('browser@example.com');
    const body = { challenge: s256(newSecret()) };
    for (const more of [{}, onAndroid()])
      expect(codeOf(await browser.call(issueAppCode, body, { ...more, ...authorization(token) }))).toBe(CODES.forbidden);
  });

  test('it gives no code to a visitor', async () => {
    const answer = await server.browser().call(issueAppCode, { challenge: s256(newSecret()) }, onAndroid());
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, CODES.tokenInvalid]);
  });

  test('it gives no session to a program that is no browser', async () => {
    const { give } = await openApp();
    const { method, path: url } = exchangeAppCode;
    const answer = await server.call({ method, url, signed: true, payload: await give(), from: ownAddress() });
    expect(codeOf(answer)).toBe(CODES.forbidden);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('it gives no session to a page of another site', async () => {
    const { give } = await openApp();
    const page = server.browser();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(codeOf(await page.call(exchangeAppCode, await give(), headers))).toBe(CODES.forbidden);
    expect(page.cookies.size).toBe(0);
  });

  test.each(['short', `${'a'.repeat(42)}!`, ''])('it refuses the form of %j before it looks', async (token) => {
    const answer = await server.browser().call(exchangeAppCode, { token, verifier: newSecret(), version: '1' });
    expect(codeOf(answer)).toBe(CODES.validation);
  });
});

describe('the address of the Android app', () => {
  test('it is the one that the operator configured', async () => {
    expect((await server.browser().call(getAndroidUrl)).json()).toMatchObject({ code: SUCCESS, data: { url: STORE } });
  });

  test('it is empty where none is', async () => {
    const other = await createTestApp({ links: {} }, { shared: server });
    const answer = await other.call({ url: '/api/accountservice/open/android/url', signed: true });
    expect(answer.json()).toMatchObject({ code: SUCCESS, data: { url: '' } });
    await other.close();
  });
});
