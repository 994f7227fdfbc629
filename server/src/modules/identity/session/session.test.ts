import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { getProfile, login, logout, refreshSession, type SessionData } from '@mortar/protocol/identity';
import {
  authorization,
  createAccountServer,
  PASSWORD,
  wirePassword,
  type AccountServer,
  type TestBrowser,
} from '../../../../test/account.ts';
import { createTestApp } from '../../../../test/app.ts';
import { until } from '../../../../test/platform.ts';
import { REFRESH_COOKIE } from './cookies.ts';

jest.setTimeout(30_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
afterAll(() => server.close());

/** A sign-in with a passed human check. */
const signInAsHuman = async (browser: TestBrowser, email: string, password: string) =>
  browser.call(login, { email, password }, { recaptcha: await server.humanToken() });

/** Another server on the same database. */
async function another() {
  const app = await createTestApp({}, { shared: server, ports: server.ports });
  closers.push(() => app.close());
  return app;
}

const dataOf = (answer: { json<T>(): T }) => answer.json<{ data: SessionData }>().data;
const refresh = (browser: TestBrowser, token: string) => browser.call(refreshSession, {}, { cookie: `${REFRESH_COOKIE}=${token}` });

async function signedUp(email: string) {
  const browser = server.browser();
  const session = await browser.signUp(email);
  return { browser, session, refreshToken: browser.cookies.get(REFRESH_COOKIE)! };
}

describe('signing in', () => {
  test('it knows an address in any case of its letters, and keeps it as it was given', async () => {
    const { session } = await signedUp('Kira.Yu@Example.com');
    const answer = await server.browser().signIn('kira.yu@EXAMPLE.COM');
    expect(dataOf(answer)).toMatchObject({ uid: session.uid, email: 'Kira.Yu@example.com' });
  });

  test('it counts the wrong passwords of an address in any case of its letters together', async () => {
    const browser = server.browser();
    const tries = ['guess', 'Guess', 'gUess', 'guEss', 'gueSs', 'guesS'].map((name) => `${name}@example.com`);
    server.clock.freeze();
    const answers: number[] = [];
    for (const email of tries) answers.push((await browser.signIn(email, wirePassword('Wrong 1'))).statusCode);
    server.clock.set(server.clock.now());
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('it gives the session of the spec and its three cookies', async () => {
    await server.browser().signUp('ann@example.com');
    const browser = server.browser();
    const answer = await browser.signIn('ann@EXAMPLE.com');
    expect(answer.json()).toMatchObject({
      code: SUCCESS,
      data: { email: 'ann@example.com', walletaddress: '', device: { version: 1, os: 'web', deviceid: browser.deviceId } },
    });
    const session = dataOf(answer);
    expect(session.id).toBe(session.uid);
    expect(session.username).not.toContain('ann');
    const cookies = answer.headers['set-cookie'] ?? [];
    const of = (name: string) => cookies.find((line) => line.startsWith(`${name}=`)) ?? '';
    expect(of(REFRESH_COOKIE)).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(of(REFRESH_COOKIE)).not.toContain('Domain');
    expect(of('user_login_info')).toContain(session.token);
    for (const name of ['user_login_info', 'user_info']) expect(of(name)).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
    expect(JSON.parse(decodeURIComponent(/^user_info=([^;]*)/.exec(of('user_info'))?.[1] ?? ''))).toEqual({
      uid: session.uid,
      username: session.username,
      headimgurl: '',
      walletaddress: '',
    });
    expect(answer.body).not.toContain(browser.cookies.get(REFRESH_COOKIE));
    expect((await browser.call(getProfile, {}, authorization(session.token))).json()).toMatchObject({
      code: SUCCESS,
      data: { uid: session.uid, email: 'ann@example.com', registertype: 0 },
    });
  });

  test('it makes new secrets at every sign-in, whatever the browser held before', async () => {
    const { browser, refreshToken } = await signedUp('fix@example.com');
    await browser.signIn('fix@example.com');
    expect(browser.cookies.get(REFRESH_COOKIE)).not.toBe(refreshToken);
    expect(Buffer.from(browser.cookies.get(REFRESH_COOKIE) ?? '', 'base64url')).toHaveLength(32);
  });

  test('it answers alike, with equal work, whether the address has an account or not', async () => {
    await server.browser().signUp('known@example.com');
    const queries = jest.spyOn(server.database.sql, 'unsafe');
    const seen = [];
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const before = server.identity.hasher.counts.hashed;
      queries.mockClear();
      const answer = await server.browser().signIn(email, wirePassword('Wrong one 1'));
      const { date: _date, ...headers } = answer.headers;
      seen.push({
        status: answer.statusCode,
        body: answer.body,
        headers,
        hashes: server.identity.hasher.counts.hashed - before,
        queries: queries.mock.calls.length,
      });
    }
    queries.mockRestore();
    expect(seen[0]).toMatchObject({ status: 200, hashes: 1, queries: 3 });
    expect(JSON.parse(seen[0]!.body)).toMatchObject({ code: CODES.wrongCredentials });
    expect(seen[1]).toEqual(seen[0]);
  });

  test('it makes who fails wait, and lets the right password in after that', async () => {
    await server.browser().signUp('slow@example.com');
    const browser = server.browser();
    server.clock.freeze();
    const codes = [];
    for (let count = 0; count < 6; count++)
      codes.push((await browser.signIn('slow@example.com', wirePassword(`Wrong ${count}`))).json()['code']);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => CODES.wrongCredentials), CODES.rateLimited]);
    const tooEarly = await browser.signIn('slow@example.com');
    expect([tooEarly.statusCode, tooEarly.headers['retry-after']]).toEqual([429, '1']);
    server.clock.set(server.clock.now() + 1100);
    expect((await browser.signIn('slow@example.com')).json()['code']).toBe(SUCCESS);
  });

  test('it makes nobody wait longer than 15 minutes', async () => {
    await server.browser().signUp('patient@example.com');
    const browser = server.browser();
    const start = server.clock.now();
    const signIn = (password: string) => signInAsHuman(browser, 'patient@example.com', password);
    for (let count = 0; count < 20; count++) {
      const answer = await signIn(wirePassword(`Wrong ${count}`));
      expect(answer.json()['code']).toBe(CODES.wrongCredentials);
      const again = await browser.signIn('patient@example.com', wirePassword('Wrong again'));
      const seconds = Number(again.headers['retry-after'] ?? 0);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
      server.clock.set(server.clock.now() + seconds * 1000 + 100);
    }
    expect((await signIn(PASSWORD)).json()['code']).toBe(SUCCESS);
    server.clock.set(start);
  });

  test('it makes who fails wait, whatever device the calls say they come from', async () => {
    await server.browser().signUp('devices@example.com');
    const browser = server.browser();
    server.clock.freeze();
    const body = { email: 'devices@example.com', password: wirePassword('Wrong one 1') };
    const codes = [];
    for (let count = 0; count < 6; count++) codes.push((await browser.call(login, body, { deviceid: `made up ${count}` })).json()['code']);
    server.clock.set(server.clock.now());
    expect(codes).toEqual([...Array.from({ length: 5 }, () => CODES.wrongCredentials), CODES.rateLimited]);
  });

  test('it evaluates no more guesses when they come at once', async () => {
    await server.browser().signUp('race@example.com');
    const browser = server.browser();
    server.clock.freeze();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, count) => browser.signIn('race@example.com', wirePassword(`Wrong ${count}`))),
    );
    server.clock.set(server.clock.now());
    expect(answers.filter((answer) => answer.json()['code'] === CODES.wrongCredentials)).toHaveLength(5);
  });

  test('it asks for a human check once strangers fail often, and never locks the owner out', async () => {
    await server.browser().signUp('victim@example.com');
    for (let stranger = 0; stranger < 3; stranger++) {
      const browser = server.browser();
      for (let count = 0; count < 4; count++) await browser.signIn('victim@example.com', wirePassword(`Wrong ${count}`));
    }
    const owner = server.browser();
    expect((await owner.signIn('victim@example.com')).json()['code']).toBe(CODES.captchaNeeded);
    expect((await signInAsHuman(owner, 'victim@example.com', PASSWORD)).json()['code']).toBe(SUCCESS);
  });

  test('it stops an address that tries many accounts', async () => {
    const browser = server.browser();
    const codes = [];
    for (let count = 0; count < 61; count++) codes.push((await browser.signIn(`spray${count}@example.com`)).json()['code']);
    expect(codes.slice(0, 60).every((code) => code === CODES.wrongCredentials)).toBe(true);
    expect(codes[60]).toBe(CODES.rateLimited);
  });

  test('it tells the owner of a sign-in on a new device, and only then', async () => {
    const { browser } = await signedUp('device@example.com');
    const mailsTo = () => server.ports.mails.filter(({ to }) => to === 'device@example.com');
    await browser.signIn('device@example.com');
    expect(mailsTo()).toEqual([]);
    await server.browser().signIn('device@example.com');
    expect(mailsTo()).toMatchObject([{ template: 'newDevice', values: { device: 'Test browser' } }]);
  });
});

describe('the session’s key', () => {
  test('it is refused when it is no point of the curve', async () => {
    const key = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) };
    const answer = await server.browser().call(login, { email: 'key@example.com', password: PASSWORD, key });
    expect(answer.json()).toMatchObject({ code: CODES.validation, data: [{ field: 'key' }] });
  });
});

describe('answers with a person’s data', () => {
  test('it lets nobody store them, also at an address that looks like a file', async () => {
    const { browser, session } = await signedUp('store@example.com');
    const headers = authorization(session.token);
    expect((await browser.call(getProfile, {}, headers)).headers['cache-control']).toBe('no-store');
    const disguised = await server.call({ url: '/api/accountservice/user/info/x.css', signed: true, headers });
    expect([disguised.statusCode, disguised.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(disguised.body).not.toContain(session.uid);
  });
});

describe('the access token', () => {
  test('it dies after ten minutes, and nobody but the server can make or change one', async () => {
    const { browser, session } = await signedUp('token@example.com');
    const [payload = '', mac = ''] = session.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, userId: 1, exp: 9e15 })).toString('base64url');
    const statusOf = async (token: string) => (await browser.call(getProfile, {}, authorization(token))).statusCode;
    expect(session.expiresat - server.clock.now()).toBeLessThanOrEqual(10 * 60_000);
    expect(await statusOf(session.token)).toBe(200);
    for (const token of [`${forged}.${mac}`, payload, `${payload}.`, `${payload}.${'A'.repeat(43)}`, `${session.token}.x`, 'x', '..'])
      expect(await statusOf(token)).toBe(401);
    const now = server.clock.now();
    server.clock.set(session.expiresat - 1000);
    expect(await statusOf(session.token)).toBe(200);
    server.clock.set(session.expiresat + 1000);
    const dead = await browser.call(getProfile, {}, authorization(session.token));
    server.clock.set(now);
    expect([dead.statusCode, dead.json()['code']]).toEqual([401, CODES.tokenInvalid]);
  });

  test('it is taken from the header only, never from a cookie', async () => {
    const { browser, session } = await signedUp('cookie@example.com');
    expect(browser.cookies.get('user_login_info')).toBe(session.token);
    expect((await browser.call(getProfile)).statusCode).toBe(401);
  });
});

describe('open/session/refresh', () => {
  test('it gives a new refresh token and a new access token', async () => {
    const { browser, session, refreshToken } = await signedUp('refresh@example.com');
    server.clock.set(server.clock.now() + 5000);
    const answer = await browser.call(refreshSession);
    expect(dataOf(answer).expiresat).toBeGreaterThan(session.expiresat);
    expect(browser.cookies.get(REFRESH_COOKIE)).not.toBe(refreshToken);
  });

  test('it gives twenty tabs at once one and the same answer', async () => {
    const { browser, refreshToken } = await signedUp('tabs@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(browser, refreshToken)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => JSON.stringify(headers['set-cookie']))).size).toBe(1);
    const [row] = await server.database
      .sql`select count(*)::int as count from account_refresh_tokens t join account_sessions s on s.id = t.session_id join account_users u on u.id = s.user_id where u.uid = ${dataOf(answers[0]!).uid}`;
    expect(row?.['count']).toBe(2);
  });

  test('it repeats its answer for 30 s to who lost it, and ends the family after that', async () => {
    const { browser, session, refreshToken } = await signedUp('replay@example.com');
    const first = await refresh(browser, refreshToken);
    const next = browser.cookies.get(REFRESH_COOKIE)!;
    server.clock.set(server.clock.now() + 29_000);
    expect((await refresh(browser, refreshToken)).body).toBe(first.body);
    server.clock.set(server.clock.now() + 2000);
    const replayed = await refresh(browser, refreshToken);
    expect([replayed.statusCode, replayed.json()['code']]).toEqual([401, CODES.tokenInvalid]);
    expect((await refresh(browser, next)).statusCode).toBe(401);
    await until(
      'the access token is refused',
      async () => (await browser.call(getProfile, {}, authorization(session.token))).statusCode === 401,
      1000,
    );
  });

  test('it gives a tab that comes late the token in force, not a dead one', async () => {
    const { browser, refreshToken } = await signedUp('late@example.com');
    await refresh(browser, refreshToken);
    await refresh(browser, browser.cookies.get(REFRESH_COOKIE)!);
    const inForce = browser.cookies.get(REFRESH_COOKIE);
    await refresh(browser, refreshToken);
    expect(browser.cookies.get(REFRESH_COOKIE)).toBe(inForce);
  });

  let caller = 0;
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['from a typed address', { 'sec-fetch-site': 'none' }],
    ['with another origin', { origin: 'https://elsewhere.example' }],
    ['with no origin that can be named', { origin: 'null' }],
  ])('it does nothing for a call %s', async (_what, headers) => {
    const { browser, refreshToken } = await signedUp(`from${(caller += 1)}@example.com`);
    expect((await browser.call(refreshSession, {}, headers)).json()['code']).toBe(CODES.forbidden);
    expect((await browser.call(refreshSession)).json()['code']).toBe(SUCCESS);
    expect(browser.cookies.get(REFRESH_COOKIE)).not.toBe(refreshToken);
  });

  test('it needs sign, and a browser that says where the call is from', async () => {
    const { refreshToken } = await signedUp('nosign@example.com');
    const cookie = `${REFRESH_COOKIE}=${refreshToken}`;
    const url = '/api/accountservice/open/session/refresh';
    const ofPage = { origin: server.config.publicUrl, 'sec-fetch-site': 'same-origin' };
    expect((await server.call({ method: 'POST', url, payload: {}, headers: { cookie, ...ofPage } })).json()['code']).toBe(
      CODES.signRefused,
    );
    expect((await server.call({ method: 'POST', url, payload: {}, headers: { cookie }, signed: true })).json()['code']).toBe(
      CODES.forbidden,
    );
  });

  test('it takes the cookies away when the token is dead', async () => {
    const { browser } = await signedUp('dead@example.com');
    const answer = await refresh(browser, 'A'.repeat(43));
    expect([answer.statusCode, answer.json()['code'], browser.cookies.size]).toEqual([401, CODES.tokenInvalid, 0]);
  });

  test('it ends a session that was idle for 30 days, and any after 90', async () => {
    const day = 24 * 3600_000;
    const start = server.clock.now();
    const idle = await signedUp('idle@example.com');
    const busy = await signedUp('busy@example.com');
    for (const days of [29, 58, 87]) {
      server.clock.set(start + days * day);
      expect((await busy.browser.call(refreshSession)).statusCode).toBe(200);
    }
    server.clock.set(start + 31 * day);
    expect((await idle.browser.call(refreshSession)).statusCode).toBe(401);
    server.clock.set(start + 91 * day);
    expect((await busy.browser.call(refreshSession)).statusCode).toBe(401);
    server.clock.set(start);
  });
});

describe('user/logout', () => {
  test('it ends the session in every server within a second, also after a restart', async () => {
    const { browser, session, refreshToken } = await signedUp('out@example.com');
    const other = await another();
    const infoAt = (app: { call: AccountServer['call'] }) =>
      app.call({ url: '/api/accountservice/user/info', signed: true, headers: authorization(session.token) });
    expect((await infoAt(other)).statusCode).toBe(200);
    const answer = await browser.call(logout, {}, authorization(session.token));
    expect(answer.json()['code']).toBe(SUCCESS);
    await until(
      'both servers refuse it',
      async () => (await infoAt(other)).statusCode === 401 && (await infoAt(server)).statusCode === 401,
      1000,
    );
    const restarted = await another();
    const afterwards = await infoAt(restarted);
    expect([afterwards.statusCode, afterwards.json()['code']]).toEqual([401, CODES.tokenInvalid]);
    expect((await refresh(browser, refreshToken)).statusCode).toBe(401);
  });

  test('it takes the session’s cookies away by name and leaves language and theme', async () => {
    const { browser, session } = await signedUp('lang@example.com');
    browser.cookies.set('lang', 'zh-HK');
    const answer = await browser.call(logout, {}, authorization(session.token));
    expect([...browser.cookies.keys()]).toEqual(['lang']);
    expect(answer.headers['clear-site-data']).toBeUndefined();
  });

  test('it leaves the other sessions of the person alone', async () => {
    const { session } = await signedUp('two@example.com');
    const other = server.browser();
    const second = dataOf(await other.signIn('two@example.com', PASSWORD));
    await other.call(logout, {}, authorization(second.token));
    expect((await other.call(getProfile, {}, authorization(session.token))).statusCode).toBe(200);
  });
});

describe('what is kept', () => {
  test('it keeps every event of signing in, and no token, password or address with it', async () => {
    const { browser, session, refreshToken } = await signedUp('audit@example.com');
    await browser.signIn('audit@example.com', wirePassword('Wrong one 1'));
    await refresh(browser, refreshToken);
    await browser.call(logout, {}, authorization(session.token));
    await browser.signIn('audit@example.com');
    const again = browser.cookies.get(REFRESH_COOKIE)!;
    await refresh(browser, again);
    server.clock.set(server.clock.now() + 31_000);
    await refresh(browser, again);
    const rows = await server.database.sql`select actor, action, target, outcome, detail from account_audit order by id`;
    const text = JSON.stringify(rows);
    expect(new Set(rows.map((row) => `${row['action']} ${row['outcome']}`))).toEqual(
      new Set(['register done', 'login done', 'login refused', 'session.reuse refused', 'session.logout done']),
    );
    for (const secret of [PASSWORD, session.token, refreshToken, 'audit@example.com', '@example.com']) expect(text).not.toContain(secret);
    const stored = JSON.stringify(
      await server.database.sql`select t.*, s.* from account_refresh_tokens t join account_sessions s on s.id = t.session_id`,
    );
    expect(stored).not.toContain(refreshToken);
    const [row] = await server.database.sql`select hash from account_passwords limit 1`;
    expect(row?.['hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
