import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import {
  bindEmail,
  getWalletProfile,
  loginByThirdParty,
  register,
  startThirdParty,
  THIRD_PARTIES,
  THIRD_PARTY_CHANNEL,
  type SessionData,
} from '@mortar/protocol/identity';
import { authorization, createAccountServer } from '../../../../test/account.ts';
import { whileHeld } from '../../../../test/held.ts';
import { travel } from '../../../../test/journey.ts';
import { codeOf } from '../../../../test/http.ts';
import {
  callbackOf,
  codeIn,
  createThirdPartyServer,
  newKey,
  toldBy,
  traveller,
  type ThirdPartyServer,
} from '../../../../test/third-party.ts';
import { REFRESH_COOKIE } from '../session/cookies.ts';

jest.setTimeout(30_000);

let server: ThirdPartyServer;
beforeAll(async () => {
  server = await createThirdPartyServer();
});
beforeEach(() => {
  server.clock.set(Date.now());
  server.google.visitor = 'kira';
  server.discord.refuses = undefined;
});
afterAll(() => server.close());

let people = 0;
/** Somebody new at the OpenID provider, who is the next to sign in there. */
function resident(claims: { email?: string | undefined; email_verified?: boolean; hd?: string } = {}) {
  const sub = `google-${(people += 1)}`;
  const email = 'email' in claims ? claims.email : `${sub}@example.com`;
  server.google.residents.set(sub, { email_verified: true, ...claims, sub, ...(email !== undefined && { email }) });
  server.google.visitor = sub;
  return { sub, email: email ?? '' };
}
/** The same at Discord, with its own shape of a profile. */
function member(profile: { email?: string | null; verified?: boolean } = {}) {
  const id = String(8_000_000_000 + (people += 1));
  const email = profile.email === undefined ? `discord-${id}@example.com` : profile.email;
  server.discord.profile = { id, username: 'kira', global_name: 'Kira', mfa_enabled: true, email, verified: profile.verified ?? true };
  return { id, email: email ?? '' };
}
/** And at X, which tells no address. */
function poster() {
  const id = String(9_000_000_000 + (people += 1));
  server.x.profile = { data: { id, name: 'Kira', username: 'kira' } };
  return { id };
}
const dataOf = (answer: { json<T>(): T }) => answer.json<{ data: Record<string, string> }>().data;
const auditOf = (uid: string) => server.database.sql`select action from account_audit where actor = ${`user:${uid}`} order by id`;

describe('signing up by a third party', () => {
  test('it makes one person with reward, invitation and session, and knows them the next time', async () => {
    const inviter = await server.browser().signUp('inviter-third@example.com');
    const [row] = await server.database
      .sql`select code from account_invite_codes c join account_users u on u.id = c.user_id where u.uid = ${inviter.uid}`;
    const { email } = resident();
    const visitor = traveller(server);
    const session = await visitor.session('google', { invitecode: row?.['code'] });
    expect(session).toMatchObject({ email, brickstype: 1, bricksamount: 50, headimgurl: '' });
    expect(visitor.browser.cookies.has(REFRESH_COOKIE)).toBe(true);
    const profile = dataOf(await visitor.browser.call(getWalletProfile, {}, authorization(session.token)));
    expect(profile['registertype']).toBe(THIRD_PARTIES.google);
    const invited = await server.database
      .sql`select 1 from account_invites i join account_users u on u.id = i.user_id where u.uid = ${session.uid}`;
    expect(invited).toHaveLength(1);
    const again = await traveller(server).session('google');
    expect([again.uid, again.brickstype]).toEqual([session.uid, undefined]);
    expect((await auditOf(session.uid)).map(({ action }) => action as string)).toEqual(['register.google', 'login.google']);
  });

  test('it takes Discord’s word for a confirmed address', async () => {
    const { email } = member();
    expect(await traveller(server).session('discord')).toMatchObject({ email, bricksamount: 50 });
  });

  test('it makes one person when the same somebody comes twice at once', async () => {
    const { sub } = resident();
    const visitors = [traveller(server), traveller(server)];
    const codes: string[] = [];
    for (const visitor of visitors) codes.push(codeIn(await visitor.journey('google')));
    const answers = await Promise.all(visitors.map((visitor, index) => visitor.auto('google', { code: codes[index] })));
    expect(answers.map(codeOf)).toEqual([SUCCESS, SUCCESS]);
    expect(new Set(answers.map((answer) => dataOf(answer)['uid'])).size).toBe(1);
    expect(await server.database.sql`select 1 from account_identities where kind = 'google' and subject = ${sub}`).toHaveLength(1);
  });

  test('it gives the same answer to the same call, and makes one person', async () => {
    resident();
    const visitor = traveller(server);
    const code = codeIn(await visitor.journey('google'));
    const key = newKey();
    const [first, second] = [await visitor.auto('google', { code }, key), await visitor.auto('google', { code }, key)];
    expect([codeOf(first), dataOf(second)['uid'], dataOf(second)['bricksamount']]).toEqual([SUCCESS, dataOf(first)['uid'], 50]);
  });

  test('it tells a person of a new device by mail', async () => {
    const { email } = resident();
    await traveller(server).session('google');
    await traveller(server).session('google');
    expect(server.ports.mails.filter(({ to }) => to === email).map(({ template }) => template)).toEqual(['newDevice']);
  });

  test('it lets nobody in whose account is banned', async () => {
    resident();
    const { uid } = await traveller(server).session('google');
    await server.database.sql`insert into account_bars (kind, value, by, at) values ('account', ${uid}, 'test', now())`;
    await server.database.sql`select pg_notify('account_standing', '')`;
    const visitor = traveller(server);
    const tryIt = async () => codeOf(await visitor.comeIn('google'));
    for (let tries = 0; tries < 50 && (await tryIt()) === SUCCESS; tries += 1);
    expect(await tryIt()).toBe(CODES.accountBlacklisted);
  });

  test('it begins at no third party that this installation has no credentials for', async () => {
    const bare = await createAccountServer({ thirdParties: { x: server.x } });
    const start = await bare.browser().call(startThirdParty, { registertype: 4 });
    expect(codeOf(start)).toBe(CODES.thirdPartyUnavailable);
    await bare.close();
  });

  test('it says that a third party is not available which does not answer', async () => {
    const bare = await createAccountServer({
      thirdParties: { google: { issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' } },
    });
    expect(codeOf(await bare.browser().call(startThirdParty, { registertype: 4 }))).toBe(CODES.thirdPartyUnavailable);
    await bare.close();
  });
});

describe('the way there and back', () => {
  const SEARCH_OF = async (visitor: ReturnType<typeof traveller>, party: 'google' | 'discord' = 'google') => {
    const { url, flow } = await visitor.start(party);
    const back = await travel(url);
    return { path: back.pathname, search: back.search, flow };
  };

  test('it asks for a code with PKCE, a state and no more than it needs', async () => {
    member();
    poster();
    const visitor = traveller(server);
    await visitor.journey('discord');
    await visitor.journey('x');
    const [discord, x] = [server.discord.asked.at(-1), server.x.asked.at(-1)];
    expect(discord).toMatchObject({ scope: 'identify email', responseType: 'code' });
    expect(x).toMatchObject({ scope: 'users.read tweet.read', responseType: 'code' });
    for (const asked of [discord, x]) {
      expect(asked?.state).toMatch(/^[\w-]{43}$/);
      expect(asked?.challenge).toMatch(/^[\w-]{43}$/);
    }
    const google = new URL((await visitor.start('google')).url).searchParams;
    expect(Object.fromEntries(google)).toMatchObject({ scope: 'openid email', response_type: 'code', code_challenge_method: 'S256' });
    expect(google.get('nonce')).toMatch(/^[\w-]{43}$/);
  });

  test('it binds the journey to this browser by a cookie that no script reads, for as long as its three steps may take', async () => {
    const answer = await server.browser().call(startThirdParty, { registertype: 4 });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^__Host-mortar_third_party=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('it tells the site’s own pages alone how it ended, and is cut off from no window', async () => {
    resident();
    const visitor = traveller(server);
    const { path, search, flow } = await SEARCH_OF(visitor);
    const page = await visitor.open(path + search);
    expect(toldBy(page)).toEqual({ flow, code: expect.stringMatching(/^[\w-]{43}$/) as unknown });
    expect(page.body).toContain(`new BroadcastChannel('${THIRD_PARTY_CHANNEL}')`);
    expect(page.body).not.toContain('postMessage(answer,');
    expect(page.headers).toMatchObject({
      'cross-origin-opener-policy': 'unsafe-none',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; /);
  });

  test('it speaks the language of the browser to who never chose one', async () => {
    const [path] = callbackOf('google').match(/\/api.*/)!;
    const page = await server.call({ url: path, headers: { 'accept-language': 'zh-HK,zh;q=0.9,en;q=0.8' } });
    expect(page.body).toContain('<html lang="zh-HK">');
    expect(page.body).toContain('這次登入已失效');
  });

  test('it takes a state once', async () => {
    resident();
    const visitor = traveller(server);
    const { path, search } = await SEARCH_OF(visitor);
    expect(toldBy(await visitor.open(path + search))).toHaveProperty('code');
    expect(toldBy(await visitor.open(path + search))).toBeNull();
  });

  test('it takes a state from the browser that began only, which goes on after that', async () => {
    resident();
    const [visitor, other] = [traveller(server), traveller(server)];
    await other.start('google');
    const { path, search } = await SEARCH_OF(visitor);
    expect(toldBy(await other.open(path + search))).toBeNull();
    expect(toldBy(await traveller(server).open(path + search))).toBeNull();
    expect(toldBy(await visitor.open(path + search))).toHaveProperty('code');
  });

  test.each(['', '?code=x', '?code=x&state=', `?code=x&state=${'s'.repeat(43)}`])(
    'it takes no answer with the query %j',
    async (search) => {
      const visitor = traveller(server);
      await visitor.start('google');
      expect(toldBy(await visitor.open(`/api/accountservice/open/thirdparty/callback/google${search}`))).toBeNull();
    },
  );

  test('it takes no state after ten minutes', async () => {
    resident();
    const visitor = traveller(server);
    const { path, search } = await SEARCH_OF(visitor);
    server.clock.set(Date.now() + 10 * 60_000 + 1000);
    expect(toldBy(await visitor.open(path + search))).toBeNull();
  });

  test('it takes no answer of one third party for another’s', async () => {
    resident();
    const visitor = traveller(server);
    const { path, search } = await SEARCH_OF(visitor);
    expect(toldBy(await visitor.open(path.replace('google', 'discord') + search))).toBeNull();
  });

  test('it takes no answer that names another issuer', async () => {
    resident();
    const visitor = traveller(server);
    const { path, search } = await SEARCH_OF(visitor);
    const query = new URLSearchParams(search);
    expect(query.get('iss')).toBe(server.google.issuer);
    query.set('iss', 'https://evil.example.com');
    expect(toldBy(await visitor.open(`${path}?${query}`))).toMatchObject({ error: 'refused' });
  });

  test('it says that the person refused', async () => {
    server.discord.refuses = 'access_denied';
    expect(toldBy(await traveller(server).journey('discord'))).toMatchObject({ error: 'access_denied' });
    server.google.visitor = null;
    expect(toldBy(await traveller(server).journey('google'))).toMatchObject({ error: 'access_denied' });
  });

  test('it says no more of what a third party complains about', async () => {
    server.discord.refuses = 'server_error';
    expect(toldBy(await traveller(server).journey('discord'))).toMatchObject({ error: 'refused' });
  });

  test('it takes nobody from a profile that names nobody', async () => {
    server.discord.profile = { id: '', email: 'a@example.com', verified: true };
    expect(toldBy(await traveller(server).journey('discord'))).toMatchObject({ error: 'refused' });
  });

  test.each([
    ['/im?a=b', '/login?path=%2Fim%3Fa%3Db'],
    ['https://evil.example.com/', '/login?path=%2F'],
    ['//evil.example.com', '/login?path=%2F'],
    ['/\\evil.example.com', '/login?path=%2F'],
  ])('it leads a whole page that began at %j back to %s', async (path, place) => {
    resident();
    const visitor = traveller(server);
    const back = await visitor.journey('google', { path });
    const [address = '', fragment = ''] = String(back.headers.location).split('#');
    expect([back.statusCode, address]).toEqual([302, place]);
    const [, type, , code] = /^auto=(\d)\.([\w-]{43})\.([\w-]{43})$/.exec(fragment) ?? [];
    expect(type).toBe('4');
    expect(codeOf(await visitor.auto('google', { code }))).toBe(SUCCESS);
  });

  test('it keeps nothing readable of who comes', async () => {
    const { sub, email } = resident();
    const visitor = traveller(server);
    const code = codeIn(await visitor.journey('google'));
    const rows = JSON.stringify(await server.database.sql`select * from account_third_party_flows`);
    for (const secret of [sub, email, code]) expect(rows).not.toContain(secret);
  });
});

describe('open/auto', () => {
  test('it takes a code once', async () => {
    resident();
    const visitor = traveller(server);
    const code = codeIn(await visitor.journey('google'));
    expect(codeOf(await visitor.auto('google', { code }))).toBe(SUCCESS);
    expect(codeOf(await visitor.auto('google', { code }))).toBe(CODES.thirdPartyLoginRefused);
  });

  test('it takes a code from the browser that began only', async () => {
    resident();
    const code = codeIn(await traveller(server).journey('google'));
    const other = traveller(server);
    await other.start('google');
    expect(codeOf(await other.auto('google', { code }))).toBe(CODES.thirdPartyLoginRefused);
  });

  test('it takes no code for another third party', async () => {
    resident();
    const visitor = traveller(server);
    const code = codeIn(await visitor.journey('google'));
    expect(codeOf(await visitor.auto('discord', { code }))).toBe(CODES.thirdPartyLoginRefused);
  });

  test('it refuses who only claims to be somebody', async () => {
    const { sub, email } = resident();
    await traveller(server).session('google');
    const visitor = traveller(server);
    await visitor.start('google');
    const claims = [
      { openid: sub.padEnd(43, 'x'), email, code: '1234' },
      { openid: '', email, code: 'x'.repeat(43) },
      { openid: '', email, code: '1234' },
    ];
    await server.giveCode(email);
    for (const claim of claims) expect(codeOf(await visitor.auto('google', claim))).toBe(CODES.thirdPartyLoginRefused);
  });

  test('it refuses an address that the third party did not name', async () => {
    resident();
    const visitor = traveller(server);
    const code = codeIn(await visitor.journey('google'));
    expect(codeOf(await visitor.auto('google', { code, email: 'victim@example.com' }))).toBe(CODES.thirdPartyLoginRefused);
  });

  test('it takes the same name at two third parties for two people', async () => {
    const { id } = member();
    const first = await traveller(server).session('discord');
    server.google.residents.set(id, { sub: id, email: `google-${id}@example.com`, email_verified: true });
    server.google.visitor = id;
    expect((await traveller(server).session('google')).uid).not.toBe(first.uid);
  });

  test('it wants a page of ours, and no other site’s', async () => {
    resident();
    const visitor = traveller(server);
    const code = codeIn(await visitor.journey('google'));
    const body = { registertype: THIRD_PARTIES.google, code };
    const cookie = [...visitor.browser.cookies].map((pair) => pair.join('=')).join('; ');
    const { path: url } = loginByThirdParty;
    const answer = await server.call({ method: 'POST', url, signed: true, payload: body, headers: { cookie, ...newKey() } });
    expect(codeOf(answer)).toBe(CODES.forbidden);
    expect(codeOf(await visitor.auto('google', { code }, { ...newKey(), 'sec-fetch-site': 'none' }))).toBe(CODES.forbidden);
  });
});

describe('an address of somebody', () => {
  test('it links by the word of who runs the mailbox, and tells the owner', async () => {
    const owner = await server.browser().signUp('hosted@corp.example');
    resident({ email: 'Hosted@corp.example', hd: 'corp.example' });
    expect((await traveller(server).session('google')).uid).toBe(owner.uid);
    expect(server.ports.mails.filter(({ to }) => to === 'hosted@corp.example')).toContainEqual(
      expect.objectContaining({
        template: 'accountChange',
        values: expect.objectContaining({ party: 'Google', change: 'thirdPartyBound' }) as unknown,
      }),
    );
    expect((await auditOf(owner.uid)).map(({ action }) => action as string)).toContain('bind.google');
  });

  test('it links nobody who lets the address go meanwhile: who comes is somebody new', async () => {
    const owner = await server.browser().signUp('left@corp.example');
    resident({ email: 'left@corp.example', hd: 'corp.example' });
    const { uid } = await whileHeld(
      server,
      { uid: owner.uid, waiting: 1 },
      () => traveller(server).session('google'),
      (sql) => sql`update account_identities set subject = 'gone@corp.example' where subject = 'left@corp.example'`,
    );
    expect(uid).toEqual(expect.not.stringMatching(owner.uid));
  });

  test('it refuses another somebody of the same third party, and binds nothing', async () => {
    resident({ email: 'twice@corp.example', hd: 'corp.example' });
    await traveller(server).session('google');
    const { sub } = resident({ email: 'twice@corp.example', hd: 'corp.example' });
    expect(codeOf(await traveller(server).comeIn('google'))).toBe(CODES.thirdPartyLoginRefused);
    expect(await server.database.sql`select 1 from account_identities where kind = 'google' and subject = ${sub}`).toHaveLength(0);
  });

  test('it asks for a code to the mailbox where the third party only knows what was true once', async () => {
    const owner = await server.browser().signUp('once@example.com');
    const { email } = member({ email: 'once@example.com' });
    const visitor = traveller(server);
    const asked = await visitor.comeIn('discord');
    expect(codeOf(asked)).toBe(CODES.thirdPartyNeedsVerification);
    const { openid } = dataOf(asked);
    expect(dataOf(asked)).toEqual({ registertype: 6, openid: expect.stringMatching(/^[\w-]{43}$/) as unknown, email });
    await server.giveCode(email, '4321');
    expect(codeOf(await visitor.auto('discord', { openid, email, code: '1111' }))).toBe(CODES.wrongCode);
    const answer = await visitor.auto('discord', { openid, email, code: '4321' });
    expect(dataOf(answer)['uid']).toBe(owner.uid);
    expect((await traveller(server).session('discord')).uid).toBe(owner.uid);
  });

  test('it answers the same of an address that is not confirmed, whether it is somebody’s or not', async () => {
    await server.browser().signUp('known-third@example.com');
    const answers: unknown[] = [];
    for (const email of ['known-third@example.com', 'nobody-third@example.com']) {
      member({ email, verified: false });
      const answer = await traveller(server).comeIn('discord');
      answers.push({ ...answer.json<object>(), data: Object.keys(dataOf(answer)) });
    }
    expect(answers[0]).toMatchObject({ code: CODES.thirdPartyNeedsVerification });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('it gives who signed up with a stranger’s address before no way into the stranger’s account', async () => {
    const attacker = server.browser();
    const email = 'victim-third@corp.example';
    const tried = await attacker.call(register, { email, code: '0000', password: 'a'.repeat(64) }, newKey());
    expect(codeOf(tried)).toBe(CODES.wrongCode);
    resident({ email, hd: 'corp.example' });
    const victim = await traveller(server).session('google');
    expect(victim.email).toBe(email);
    expect(codeOf(await attacker.signIn(email, 'a'.repeat(64)))).toBe(CODES.wrongCredentials);
    expect(codeOf(await attacker.signIn(email, '0'.repeat(64)))).toBe(CODES.wrongCredentials);
  });
});

describe('no address', () => {
  test('it asks for one, and signs up with the one that is proven', async () => {
    poster();
    const visitor = traveller(server);
    const asked = await visitor.comeIn('x');
    expect(codeOf(asked)).toBe(CODES.thirdPartyNeedsEmail);
    expect(dataOf(asked)).toEqual({ registertype: 7, openid: expect.stringMatching(/^[\w-]{43}$/) as unknown, email: null });
    const { openid } = dataOf(asked);
    const email = 'bound-third@example.com';
    await server.giveCode(email, '4321');
    const answer = await visitor.auto('x', { openid, email, code: '4321' });
    expect(answer.json()).toMatchObject({ code: SUCCESS, data: { email, bricksamount: 50 } });
    expect((await traveller(server).session('x')).email).toBe(email);
  });

  test('it takes the ticket of this browser and this third party only, and the person may go on after that', async () => {
    poster();
    const visitor = traveller(server);
    const { openid } = dataOf(await visitor.comeIn('x'));
    const email = 'ticket-third@example.com';
    await server.giveCode(email, '4321');
    const claim = { openid, email, code: '4321' };
    const other = traveller(server);
    await other.start('x');
    expect(codeOf(await other.auto('x', claim))).toBe(CODES.thirdPartyLoginRefused);
    expect(codeOf(await visitor.auto('discord', claim))).toBe(CODES.thirdPartyLoginRefused);
    expect(codeOf(await visitor.auto('x', { ...claim, openid: 'x'.repeat(43) }))).toBe(CODES.thirdPartyLoginRefused);
    expect(codeOf(await visitor.auto('x', claim))).toBe(SUCCESS);
  });

  test('it takes no other address than the one that the third party named', async () => {
    member({ verified: false });
    const visitor = traveller(server);
    const { openid } = dataOf(await visitor.comeIn('discord'));
    const email = 'other-third@example.com';
    await server.giveCode(email, '4321');
    expect(codeOf(await visitor.auto('discord', { openid, email, code: '4321' }))).toBe(CODES.thirdPartyLoginRefused);
  });

  test('it signs up by open/bindingemail just as well, with the ticket only', async () => {
    poster();
    const visitor = traveller(server);
    const { openid } = dataOf(await visitor.comeIn('x'));
    const email = 'bindingemail-third@example.com';
    await server.giveCode(email, '4321');
    const bind = (ticket: string | undefined) =>
      visitor.browser.call(bindEmail, { registertype: THIRD_PARTIES.x, openid: ticket, email, code: '4321' });
    expect(codeOf(await bind('x'.repeat(43)))).toBe(CODES.thirdPartyLoginRefused);
    expect((await bind(openid)).json()).toMatchObject({ code: SUCCESS, data: { email } });
    expect((await traveller(server).session('x')).email).toBe(email);
  });

  test('it hears the same ticket again when the call is repeated', async () => {
    poster();
    const visitor = traveller(server);
    const code = codeIn(await visitor.journey('x'));
    const key = newKey();
    const [first, second] = [await visitor.auto('x', { code }, key), await visitor.auto('x', { code }, key)];
    expect(dataOf(second)).toEqual(dataOf(first));
  });
});

describe('an account with a third party and no password', () => {
  test('it is signed in to by no password', async () => {
    const { email } = resident();
    await traveller(server).session('google');
    const answer = await server.browser().signIn(email);
    expect(codeOf(answer)).toBe(CODES.wrongCredentials);
    expect(answer.json<{ data: SessionData | null }>().data).toBeNull();
  });
});
