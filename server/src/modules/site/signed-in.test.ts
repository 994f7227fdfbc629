import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SUCCESS } from '@mortar/protocol';
import { getProfile, logout, refreshSession } from '@mortar/protocol/identity';
import { REGISTRY_CONTEXT, type RegistryDocument, type RemotePin, type RemoteRoute } from '@mortar/protocol/registry';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';
import { authorization, createAccountServer, type AccountServer, type TestBrowser } from '../../../test/account.ts';
import type { TestResponse } from '../../../test/http.ts';
import { until } from '../../../test/platform.ts';
import { createShellFolder, type ShellFolder } from '../../../test/shell-folder.ts';
import { people } from '../identity/index.ts';
import { createStandingService } from '../moderation/index.ts';
import { PEOPLE } from '../../../test/modules.ts';

const title = { en: 'x', 'zh-HK': 'x' };
const route = (path: string, guards: string[] = []): RemoteRoute => ({
  path,
  page: 'home',
  layout: 'app',
  title,
  description: title,
  guards,
});
const routes = [route('/plain'), route('/wallet', ['authenticated']), route('/renew', ['updateCookie', 'server'])];
const live = { version: '1', entry: 'entry.js', global: 'x', chunks: {}, integrity: {}, description: { name: 'demo', routes, csp: {} } };
const registry: RegistryDocument = {
  seq: 1,
  choice: '',
  remotes: { demo: { live: live as unknown as RemotePin, channel: 'live', why: 'live' } },
  areas: [],
};

let server: AccountServer;
let shell: ShellFolder;
beforeAll(async () => {
  shell = createShellFolder();
  server = await createAccountServer({ modules: [...PEOPLE, 'site'], shellDir: shell.path }, { registry });
});
afterAll(async () => {
  await server.close();
  shell.remove();
});

const page = (url: string, browser?: TestBrowser) =>
  server.call({ url, headers: { cookie: [...(browser?.cookies ?? [])].map((pair) => pair.join('=')).join('; ') } });
const bootOf = ({ body }: TestResponse) =>
  JSON.parse(new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(body)?.[1] ?? '') as BootData;

describe('HTML', () => {
  test.each(['/plain', '/nowhere', '/offline.html'])('it runs no script on %s that it was not told the hash of', async (path) => {
    const { headers, body } = await page(path);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    for (const [tag] of body.matchAll(/<script [^>]*src=[^>]*>/g)) expect(tag).toMatch(/ integrity="[^"]*" crossorigin>/);
  });

  test('it carries the registry with a signature that the key of the boot data verifies', async () => {
    const answer = await page('/plain');
    const [, signature = '', text = ''] = /id="mortar-registry" data-signature="([^"]+)">(.*?)<\/script>/.exec(answer.body) ?? [];
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(bootOf(answer).registryKey, 'base64').toString('base64url') },
      format: 'jwk',
    });
    expect(verify(null, Buffer.from(REGISTRY_CONTEXT + text), key, Buffer.from(signature, 'base64'))).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ seq: 1, remotes: { demo: { live: { version: '1' } } } });
  });

  test('it holds nobody’s session for a visitor, and may be kept by the browser', async () => {
    const answer = await page('/plain');
    expect(bootOf(answer)).toMatchObject({ session: null, profile: null });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  test('it restores session and profile, is stored nowhere, and rotates nothing', async () => {
    const browser = server.browser();
    const { uid } = await browser.signUp('html@example.com');
    server.clock.set(server.clock.now() + 20 * 60_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => page('/plain', browser)));
    for (const answer of answers) {
      const { session, profile, now } = bootOf(answer);
      expect([session?.uid, profile?.uid, profile?.email]).toEqual([uid, uid, 'html@example.com']);
      expect(session!.expiresat - now).toBeGreaterThan(9 * 60_000);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.body).not.toContain(browser.cookies.get('__Host-mortar_refresh'));
    }
    const token = bootOf(answers[0]!).session!.token;
    expect((await browser.call(getProfile, {}, authorization(token))).json()['code']).toBe(SUCCESS);
    expect((await browser.call(refreshSession)).json()['code']).toBe(SUCCESS);
  });

  test('it shows two people each their own', async () => {
    const [one, two] = [server.browser(), server.browser()];
    const uids = [(await one.signUp('one@example.com')).uid, (await two.signUp('two@example.com')).uid];
    const pages = await Promise.all([page('/plain', one), page('/plain', two)]);
    expect(pages.map((answer) => bootOf(answer).session?.uid)).toEqual(uids);
    expect(pages[0]?.headers['vary']).toContain('cookie');
  });

  test('it shows nobody after logout, or with a cookie that is wrong', async () => {
    const browser = server.browser();
    const { token } = await browser.signUp('gone@example.com');
    const kept = new Map(browser.cookies);
    await browser.call(logout, {}, authorization(token));
    expect(bootOf(await page('/plain', { ...browser, cookies: kept })).session).toBeNull();
    expect(bootOf(await page('/plain', { ...browser, cookies: new Map([['__Host-mortar_refresh', 'x']]) })).session).toBeNull();
  });
});

describe('a person who is shut out', () => {
  test('it sees the page as a visitor', async () => {
    const browser = server.browser();
    const { uid } = await browser.signUp('banned@example.com');
    const { database, clock } = server;
    await createStandingService({ db: database.db, clock, people }).addBan('account', uid, { actor: 'ops' });
    await until('the page holds no session', async () => bootOf(await page('/plain', browser)).session === null, 1000);
    expect((await page('/wallet', browser)).statusCode).toBe(302);
  });
});

describe('guards', () => {
  test('it lets only a signed-in person through `authenticated`', async () => {
    const browser = server.browser();
    await browser.signUp('guard@example.com');
    expect((await page('/wallet')).headers['location']).toMatch(/^\/\?path=%2Fwallet&login=[a-z]{6}$/);
    expect((await page('/wallet', browser)).statusCode).toBe(200);
    expect((await page('/sellList')).headers['location']).toBe('/index');
    expect((await page('/sellList', browser)).statusCode).toBe(404);
  });

  test('it lets the cookies live longer at `updateCookie`, with the same refresh token', async () => {
    const browser = server.browser();
    await browser.signUp('renew@example.com');
    const answer = await page('/renew', browser);
    const cookies = answer.headers['set-cookie'] ?? [];
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['user_login_info', 'user_info', '__Host-mortar_refresh']);
    expect(cookies[2]).toContain(`=${browser.cookies.get('__Host-mortar_refresh')};`);
    expect(cookies.every((line) => line.includes('Max-Age=2592000'))).toBe(true);
    expect((await page('/renew')).headers['set-cookie']).toBeUndefined();
  });

  test('it leaves the newer refresh token to a page that was asked for with the one before', async () => {
    const browser = server.browser();
    await browser.signUp('renew-behind@example.com');
    const cookies = new Map(browser.cookies);
    await browser.call(refreshSession);
    const answer = await page('/renew', { ...browser, cookies });
    expect(bootOf(answer).session).not.toBeNull();
    expect(answer.headers['set-cookie']?.map((line) => line.split('=')[0])).toEqual(['user_login_info', 'user_info']);
  });
});
