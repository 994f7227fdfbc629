import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { newEmail } from '../../../../test/owner.ts';
import { OPERATOR } from '../../../../test/platform.ts';
import { createRegistryServer, type Cookies, type RegistryServer } from '../../../../test/registry-server.ts';

jest.setTimeout(60_000);

const HOUR_SECONDS = 3600;

let made: RegistryServer;
beforeAll(async () => {
  made = await createRegistryServer();
});
afterAll(() => made.close());

/** A remote with a live version 1 and a version 2 that nobody gets yet. */
async function prepare(name: string): Promise<void> {
  await made.publish(name, ['1']);
  await made.stage(name, '2');
}
async function canary(name: string, audience: { percentage?: number; users?: string[] }, version = '2'): Promise<void> {
  await made.platform.canary(name, version, audience, OPERATOR);
  await made.settled();
}
async function off(name: string): Promise<void> {
  await made.platform.canaryOff(name, OPERATOR);
  await made.settled();
}
/** Version, channel and reason of a remote in a document. */
const shown = ({ remotes }: RegistryDocument, name: string) => {
  const { live, channel, why } = remotes[name] ?? {};
  return [live?.version, channel, why].join(' ');
};
/** The same in the page and in the document that it asks for later. */
async function seen(name: string, cookies?: Cookies): Promise<string> {
  const { registry } = await made.page(`/${name}`, cookies);
  const later = (await made.registry(cookies)).json<RegistryDocument>();
  expect(shown(later, name)).toBe(shown(registry, name));
  return shown(registry, name);
}

describe('while nobody gets a canary', () => {
  test('it gives everybody one document and looks at no browser', async () => {
    await prepare('plain');
    const cookies: Cookies = new Map();
    const { headers } = await made.page('/plain', cookies);
    const document = await made.registry();
    expect([headers['set-cookie'], cookies.size]).toEqual([undefined, 0]);
    expect(document.headers).toMatchObject({ 'cache-control': 'no-cache', etag: `"${document.json<RegistryDocument>().seq}"` });
    expect(await seen('plain')).toBe('1 live live');
  });
});

describe('a canary for named people', () => {
  test('it is theirs alone, in every browser of theirs; what everybody has stands in for it', async () => {
    await prepare('named');
    const email = newEmail();
    const [person, other] = [await made.person(email), await made.person(newEmail())];
    await canary('named', { users: [email] });
    expect(await seen('named', person.browser.cookies)).toBe('2 canary named');
    const elsewhere = made.server.browser();
    await elsewhere.signIn(email);
    expect(await seen('named', elsewhere.cookies)).toBe('2 canary named');
    const { registry } = await made.page('/named', person.browser.cookies);
    expect(registry.remotes['named']?.lastGood?.version).toBe('1');
    expect([await seen('named', other.browser.cookies), await seen('named')]).toEqual(['1 live live', '1 live live']);
    await off('named');
    expect(await seen('named', person.browser.cookies)).toBe('1 live live');
  });

  test('it has a document of its own, which no cache keeps for others', async () => {
    await prepare('tagged');
    const { uid, browser } = await made.person(newEmail());
    await canary('tagged', { users: [uid] });
    const [own, everybodys] = [await made.registry(browser.cookies), await made.registry()];
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' });
    const { seq, choice } = own.json<RegistryDocument>();
    expect([own.headers.etag, everybodys.headers.etag]).toEqual([`"${seq}.${choice}"`, `"${seq}"`]);
    const askedBy = async (etag = '') => (await made.registry(browser.cookies, { 'if-none-match': etag })).statusCode;
    expect([await askedBy(own.headers.etag), await askedBy(everybodys.headers.etag)]).toEqual([304, 200]);
    await off('tagged');
  });

  test('it is nobody’s once the session has ended or its cookie is forged', async () => {
    await prepare('ended');
    const { uid, browser } = await made.person(newEmail());
    await canary('ended', { users: [uid] });
    expect(await seen('ended', new Map([['__Host-mortar_refresh', `${browser.cookies.get('__Host-mortar_refresh')}x`]]))).toBe(
      '1 live live',
    );
    await off('ended');
  });
});

describe('a canary for a share', () => {
  test('it stays with a browser over pages and sessions, and takes more when the share grows', async () => {
    await prepare('share');
    await canary('share', { percentage: 50 });
    const browsers = Array.from({ length: 24 }, (): Cookies => new Map());
    const first = await Promise.all(browsers.map((cookies) => seen('share', cookies)));
    expect(new Set(first)).toEqual(new Set(['1 live live', '2 canary percentage']));
    expect(await Promise.all(browsers.map((cookies) => seen('share', cookies)))).toEqual(first);
    await canary('share', { percentage: 80 });
    const later = await Promise.all(browsers.map((cookies) => seen('share', cookies)));
    expect(first.every((before, index) => before === '1 live live' || later[index] === before)).toBe(true);
    expect(later.filter((one) => one === '2 canary percentage').length).toBeGreaterThan(
      first.filter((one) => one === '2 canary percentage').length,
    );
    await off('share');
  });

  test('it knows a browser by a cookie that no script reads and nobody makes', async () => {
    await prepare('cookie');
    await canary('cookie', { percentage: 50 });
    const { headers } = await made.page('/cookie', new Map());
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-mortar_browser=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const [pair = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
    const value = pair.split('=')[1] ?? '';
    expect((await made.page('/cookie', new Map([['__Host-mortar_browser', value]]))).headers['set-cookie']).toBeUndefined();
    const forged: Cookies = new Map([['__Host-mortar_browser', `A${value.slice(1)}B`]]);
    expect((await made.page('/cookie', forged)).headers['set-cookie']).toHaveLength(1);
    await off('cookie');
  });

  test('it is a person’s own, whatever browser they use, and needs no cookie for them', async () => {
    await prepare('person');
    await canary('person', { percentage: 50 });
    for (let count = 0; count < 4; count += 1) {
      const email = newEmail();
      const { browser } = await made.person(email);
      const elsewhere = made.server.browser();
      await elsewhere.signIn(email);
      expect(await seen('person', elsewhere.cookies)).toBe(await seen('person', browser.cookies));
      expect(browser.cookies.has('__Host-mortar_browser')).toBe(false);
    }
    await off('person');
  });

  test('it is for everybody at 100, and for nobody at 0', async () => {
    await prepare('whole');
    await canary('whole', { percentage: 100 });
    expect(await seen('whole')).toBe('2 canary percentage');
    await canary('whole', { percentage: 0 });
    expect(await seen('whole')).toBe('1 live live');
    await off('whole');
  });
});

describe('a link into a canary', () => {
  const pathOf = (url: string) => url.slice(made.server.config.publicUrl.length);
  async function link(name: string): Promise<string> {
    const { url } = await made.platform.canaryLink(name, '2', HOUR_SECONDS, OPERATOR);
    await made.settled();
    return pathOf(url);
  }

  test('it leads to the page without itself, and the browser has the canary until the link is over', async () => {
    await prepare('link');
    const path = await link('link');
    expect(path).toMatch(/^\/link\?canary=[\w-]{22}$/);
    const cookies: Cookies = new Map();
    const answer = await made.page(`${path}&tab=2`, cookies);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/link?tab=2']);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect([await seen('link', cookies), await seen('link')]).toEqual(['2 canary link', '1 live live']);
    const { clock } = made.server;
    clock.set(clock.now() + (HOUR_SECONDS + 1) * 1000);
    expect(await seen('link', cookies)).toBe('1 live live');
    clock.set(Date.now());
    await off('link');
  });

  test('it has a way out, and beside a later link of another remote it stays', async () => {
    for (const name of ['inside', 'outside']) await prepare(name);
    const cookies: Cookies = new Map();
    for (const path of [await link('inside'), await link('outside')]) await made.page(path, cookies);
    expect([await seen('inside', cookies), await seen('outside', cookies)]).toEqual(['2 canary link', '2 canary link']);
    expect((await made.page('/inside?canary=off', cookies)).headers.location).toBe('/inside');
    expect([await seen('inside', cookies), cookies.size]).toEqual(['1 live live', 0]);
    for (const name of ['inside', 'outside']) await off(name);
  });

  test('it is worth nothing when it is wrong, and never leads to another site', async () => {
    await prepare('wrong');
    await link('wrong');
    const cookies: Cookies = new Map();
    await made.page(`/wrong?canary=${'A'.repeat(22)}`, cookies);
    expect([await seen('wrong', cookies), cookies.size]).toEqual(['1 live live', 0]);
    expect((await made.page('/.//evil.example/?canary=off')).headers.location).toBe('/');
    await off('wrong');
  });

  test('it is kept nowhere: the database holds its hash alone', async () => {
    await prepare('secret');
    const secret = (await link('secret')).split('=')[1] ?? '';
    const tables = ['platform_channels', 'platform_history', 'platform_audit'];
    for (const table of tables) {
      const rows = await made.server.database.sql`select * from ${made.server.database.sql(table)} where ${made.server.database.sql(
        table === 'platform_audit' ? 'target' : 'remote',
      )} = 'secret'`;
      expect(JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(secret);
    }
    await off('secret');
  });
});

describe('what a visitor’s versions need', () => {
  const connect = (host: string) => ({
    edit: (build: { description: object }) => ({ ...build, description: { ...build.description, csp: { 'connect-src': [host] } } }),
  });
  const policy = async (cookies?: Cookies) => String((await made.page('/needs', cookies)).headers['content-security-policy']);

  test('it is allowed to that visitor: of the canary and of what stands in for it', async () => {
    await made.publish('needs', ['1'], connect('https://live.example'));
    await made.stage('needs', '2', connect('https://canary.example'));
    const { uid, browser } = await made.person(newEmail());
    await canary('needs', { users: [uid] });
    const [own, everybodys] = [await policy(browser.cookies), await policy()];
    expect(own).toContain("connect-src 'self' https://canary.example https://live.example;");
    expect(everybodys).toContain("connect-src 'self' https://live.example;");
    await off('needs');
  });
});

describe('a canary of a remote that has no live version', () => {
  test('it is a page for those who get it, and nothing for the others', async () => {
    await made.stage('early', '2');
    const { uid, browser } = await made.person(newEmail());
    await canary('early', { users: [uid] });
    expect([(await made.page('/early', browser.cookies)).statusCode, (await made.page('/early')).statusCode]).toEqual([200, 404]);
    await made.platform.promote('early', '2', OPERATOR);
    await made.settled();
    expect(await seen('early')).toBe('2 live live');
  });
});

describe('promote', () => {
  test('it makes the canary everybody’s, and there is none any more', async () => {
    await prepare('risen');
    const { uid, browser } = await made.person(newEmail());
    await canary('risen', { users: [uid] });
    await made.platform.promote('risen', '2', OPERATOR);
    await made.settled();
    expect([await seen('risen', browser.cookies), await seen('risen')]).toEqual(['2 live live', '2 live live']);
    expect((await made.page('/risen')).registry.remotes['risen']?.lastGood?.version).toBe('1');
  });
});

describe('kill', () => {
  test('it switches a remote off for everybody, whatever is published meanwhile, until it is switched on', async () => {
    await prepare('killed');
    await made.publish('spared', ['1']);
    const { uid, browser } = await made.person(newEmail());
    await canary('killed', { users: [uid] });
    await made.platform.kill('killed', OPERATOR);
    await made.settled();
    const statuses = async () =>
      Promise.all(
        [made.page('/killed'), made.page('/killed', browser.cookies), made.page('/spared')].map(async (page) => (await page).statusCode),
      );
    expect(await statuses()).toEqual([503, 503, 200]);
    const { body, registry } = await made.page('/killed');
    expect(registry.remotes['killed']?.isOff).toBe(true);
    expect(body).not.toMatch(/<script[^>]+\/r\/killed\//);
    await made.publish('killed', ['3']);
    expect(await statuses()).toEqual([503, 503, 200]);
    await made.platform.revive('killed', OPERATOR);
    await made.settled();
    expect(await statuses()).toEqual([200, 200, 200]);
    expect([await seen('killed'), await seen('killed', browser.cookies)]).toEqual(['3 live live', '2 canary named']);
  });
});
