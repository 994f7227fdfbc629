import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { getProfile, login, refreshSession } from '@mortar/protocol/identity';
import { getInviter } from '@mortar/protocol/rewards';
import { addVisit } from '@mortar/protocol/telemetry';
import { authorization, createAccountServer, PASSWORD, type AccountServer } from '../../test/account.ts';
import { ownAddress } from '../../test/own-address.ts';
import { until } from '../../test/platform.ts';
import { runCli } from '../../test/run-cli.ts';

jest.setTimeout(30_000);

/** What an operator may expect: a running server follows within this. */
const SOON_MS = 1000;

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

const mortar = (...args: string[]) => runCli(server, ...args);

describe('blacklist', () => {
  test('it shuts an account out of every call within a second, and lets it in again', async () => {
    const browser = server.browser();
    const { uid, token } = await browser.signUp('bad@example.com');
    const elsewhere = server.browser();
    await elsewhere.signIn('bad@example.com');
    const other = await server.browser().signUp('good@example.com');
    const info = async (of = token) => (await browser.call(getProfile, {}, authorization(of))).json()['code'];
    expect(await mortar('blacklist', 'add', 'account', 'bad@example.com', '--reason', 'spam')).toEqual({
      code: 0,
      text: `account:${uid} is shut out`,
    });
    await until('the account is refused', async () => (await info()) === CODES.accountBlacklisted, SOON_MS);
    expect(await info(other.token)).toBe(SUCCESS);
    expect((await browser.call(getInviter, { invitecode: 'NOSUCH99' }, authorization(token))).json()['code']).toBe(
      CODES.accountBlacklisted,
    );
    expect((await server.browser().signIn('bad@example.com')).json()['code']).toBe(CODES.accountBlacklisted);
    expect((await elsewhere.call(refreshSession)).json()['code']).toBe(CODES.accountBlacklisted);
    expect([browser.cookies.size, elsewhere.cookies.size]).toEqual([0, 0]);
    await mortar('blacklist', 'remove', 'account', uid);
    await until('the account is let in', async () => (await browser.signIn('bad@example.com')).json()['code'] === SUCCESS, SOON_MS);
  });

  test('it shuts a device out, and neither account nor network by it', async () => {
    const browser = server.browser();
    const { token } = await browser.signUp('device@example.com');
    const code = async () => (await browser.call(getProfile, {}, authorization(token))).json()['code'];
    await mortar('blacklist', 'add', 'device', browser.deviceId);
    await until('the device is refused', async () => (await code()) === CODES.deviceBlacklisted, SOON_MS);
    const signedIn = await browser.call(login, { email: 'device@example.com', password: PASSWORD }, { deviceid: 'another' });
    expect(signedIn.json()['code']).toBe(SUCCESS);
  });

  test('it shuts a network out, whatever a client says of its address', async () => {
    const address = ownAddress();
    const browser = server.browser(address);
    const code = async (headers = {}) => (await browser.call(getInviter, { invitecode: 'NOSUCH99' }, headers)).json()['code'];
    expect(await code()).toBe(SUCCESS);
    await mortar('blacklist', 'add', 'ip', `${address}/32`);
    await until('the network is refused', async () => (await code()) === CODES.ipBlacklisted, SOON_MS);
    expect(await code({ 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '8.8.8.8' })).toBe(CODES.ipBlacklisted);
    expect((await server.browser().call(getInviter, { invitecode: 'NOSUCH99' })).json()['code']).toBe(SUCCESS);
  });

  test('it holds for the account from a device and network that are not shut out', async () => {
    const { token } = await server.browser().signUp('moves@example.com');
    await mortar('blacklist', 'add', 'account', 'moves@example.com');
    const elsewhere = server.browser();
    await until(
      'it is refused from elsewhere',
      async () => (await elsewhere.call(getProfile, {}, authorization(token))).json()['code'] === CODES.accountBlacklisted,
      SOON_MS,
    );
  });
});

describe('iplimit', () => {
  test('it says that the page moves on to /iplimit, and of background calls that it does not', async () => {
    const address = ownAddress();
    const browser = server.browser(address);
    const visit = () => browser.call(addVisit, { path: '/market' });
    await mortar('iplimit', 'add', address);
    await until('the network is refused', async () => (await visit()).json()['code'] === CODES.ipRestricted, SOON_MS);
    expect((await visit()).headers['redirect']).toBe('false');
    const call = await browser.call(getInviter, { invitecode: 'NOSUCH99' });
    expect([call.statusCode, call.json()['code'], call.headers['redirect']]).toEqual([200, CODES.ipRestricted, 'true']);
    expect((await mortar('iplimit', 'list')).text).toMatch(new RegExp(`iplimit +${address} .* kay +-`));
  });
});

describe('role', () => {
  test('it grants and takes back, and the running server knows', async () => {
    const { uid } = await server.browser().signUp('op@example.com');
    const [row] = await server.database.sql`select id::int from account_users where uid = ${uid}`;
    const roles = () => [...server.identity.standing.rolesOf(row?.['id'] as number)];
    expect(await mortar('role', 'grant', 'op@example.com', 'operator')).toEqual({ code: 0, text: `user:${uid} is operator` });
    await until('the role is known', () => roles().includes('operator'), SOON_MS);
    expect((await mortar('role', 'grant', uid, 'operator')).text).toBe(`user:${uid} is operator already`);
    expect((await mortar('role', 'list')).text).toContain(uid);
    expect((await mortar('role', 'revoke', uid, 'operator')).text).toBe(`user:${uid} is no longer operator`);
    await until('the role is gone', () => roles().length === 0, SOON_MS);
  });
});

describe('an account named by its address', () => {
  test('it is found although it has no password', async () => {
    const { uid } = await server.browser().signUp('no-password@example.com');
    await server.database.sql`delete from account_passwords where user_id = (select id from account_users where uid = ${uid})`;
    expect(await mortar('role', 'grant', 'No-Password@example.com', 'editor')).toEqual({ code: 0, text: `user:${uid} is editor` });
  });
});

describe('every call', () => {
  test('it is kept with who, what and why', async () => {
    await mortar('blacklist', 'add', 'ip', '203.0.113.0/24', '--reason', 'scan');
    const [row] = await server.database.sql`select actor, action, target, outcome, detail from account_audit order by id desc limit 1`;
    expect(row).toEqual({ actor: 'kay', action: 'bar.add', target: 'ip:203.0.113.0/24', outcome: 'done', detail: { reason: 'scan' } });
  });

  test.each([
    [['role', 'grant', 'nobody@example.com', 'operator'], 1, "Nobody has the uid or e-mail address 'nobody@example.com'"],
    [['role', 'grant', 'x', 'king'], 1, "There is no role 'king'; there is operator, developer, editor, reviewer, moderator"],
    [['blacklist', 'add', 'ip', '300.1.1.1'], 1, "'300.1.1.1' is no address or network; give one such as 203.0.113.7 or 2001:db8::/48"],
    [['blacklist', 'add', 'planet', 'x'], 2, 'It is: npm run mortar -- blacklist add|remove account|device|ip <value>, or blacklist list'],
    [['iplimit', 'add'], 2, 'It is: npm run mortar -- iplimit add|remove <address or network>, or iplimit list'],
  ])('it says of %j what is wrong', async (args, code, text) => {
    const said = await mortar(...args);
    expect(said.code).toBe(code);
    expect(said.text.split('\n')[0]).toBe(text);
  });
});

describe('certification', () => {
  test('it vouches for an account and takes it back, and keeps who did it and why', async () => {
    const browser = server.browser();
    const { uid, token } = await browser.signUp('kiln@example.com');
    const isCertified = async () =>
      (await browser.call(getProfile, {}, authorization(token))).json<{ data: { certification: boolean } }>().data.certification;
    expect(await isCertified()).toBe(false);
    const granted = await mortar('certification', 'grant', 'kiln@example.com', '--reason', 'papers seen');
    expect(granted).toEqual({ code: 0, text: `user:${uid} is certified` });
    expect(await isCertified()).toBe(true);
    expect((await mortar('certification', 'grant', uid)).text).toBe(`user:${uid} is certified already`);
    expect((await mortar('certification', 'list')).text).toContain(uid);
    expect((await mortar('certification', 'revoke', uid)).text).toBe(`user:${uid} is no longer certified`);
    expect(await isCertified()).toBe(false);
    const kept = await server.database.sql`select action, outcome, detail from account_audit where target = ${`user:${uid}`}
      and action like 'certification%' order by id`;
    expect(kept.map(({ action, outcome, detail }) => [action, outcome, detail.reason])).toEqual([
      ['certification.grant', 'done', 'papers seen'],
      ['certification.grant', 'unchanged', null],
      ['certification.revoke', 'done', null],
    ]);
    expect(await mortar('certification', 'grant', 'nobody')).toMatchObject({ code: 1 });
    expect(await mortar('certification', 'grant')).toMatchObject({ code: 2 });
  });
});
