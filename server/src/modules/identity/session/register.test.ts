import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { getProfile, getWalletProfile, refreshSession, register, type SessionData } from '@mortar/protocol/identity';
import { getInviter } from '@mortar/protocol/rewards';
import { authorization, createAccountServer, PASSWORD, wirePassword, type AccountServer } from '../../../../test/account.ts';
import { REFRESH_COOKIE } from './cookies.ts';

// Cut connections make the database's last goodbye wait for 5 s.
jest.setTimeout(30_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

let lastKey = 0;
const newKey = () => ({ 'idempotency-key': `key-of-a-test-${String((lastKey += 1)).padStart(4, '0')}` });
const dataOf = (answer: { json<T>(): T }) => answer.json<{ data: SessionData }>().data;

/** Rows that a registration leaves for an address. */
async function traces(email: string) {
  const [row] = await server.database.sql`
    select count(distinct i.user_id)::int as users, count(distinct s.id)::int as sessions,
      (select count(*)::int from test_rewards r where r.user_id in (select user_id from account_identities where subject = ${email})) as rewards,
      (select count(*)::int from test_codes where email = ${email}) as codes
    from account_identities i left join account_sessions s on s.user_id = i.user_id where i.subject = ${email}`;
  return { ...row };
}
const orphans = async () => {
  const [row] = await server.database.sql`
    select (select count(*)::int from account_users where id not in (select user_id from account_identities)) as users,
      (select count(*)::int from test_rewards where user_id not in (select id from account_users)) as rewards`;
  return { ...row };
};

describe('open/register', () => {
  test('it makes one account with its reward and signs in', async () => {
    const browser = server.browser();
    const session = await browser.signUp('new@Example.COM');
    expect(session).toMatchObject({ email: 'new@example.com', brickstype: 1, bricksamount: 50, headimgurl: '' });
    expect(browser.cookies.has(REFRESH_COOKIE)).toBe(true);
    expect(await traces('new@example.com')).toEqual({ users: 1, sessions: 1, rewards: 1, codes: 0 });
    const profile = (await browser.call(getWalletProfile, {}, authorization(session.token))).json<{
      data: { invitecode: string };
    }>();
    expect(profile.data.invitecode).toMatch(/^[2-9A-Z]{8}$/);
  });

  test('it takes a password of 64 characters of any script, and every one of them counts', async () => {
    const long = `${'磚'.repeat(60)} A1😀`;
    await server.browser().signUp('long@example.com', { password: wirePassword(long) });
    expect((await server.browser().signIn('long@example.com', wirePassword(long))).json()['code']).toBe(SUCCESS);
    expect((await server.browser().signIn('long@example.com', wirePassword(`${long}x`))).json()['code']).toBe(CODES.wrongCredentials);
  });

  test.each(['Password1', 'Qwerty123', '123456', 'password'])(
    'it refuses the well-known password %s, and the code stays good',
    async (password) => {
      const email = `${password.toLowerCase()}@example.com`;
      await server.giveCode(email);
      const body = { email, code: '1234', password: wirePassword(password) };
      expect((await server.browser().call(register, body, newKey())).json()['code']).toBe(CODES.passwordTooCommon);
      expect(await traces(email)).toMatchObject({ users: 0, codes: 1 });
    },
  );

  test('it makes nothing with a wrong code', async () => {
    await server.giveCode('wrong@example.com');
    const answer = await server.browser().call(register, { email: 'wrong@example.com', code: '9999', password: PASSWORD }, newKey());
    expect(answer.json()['code']).toBe(CODES.wrongCode);
    expect(await traces('wrong@example.com')).toEqual({ users: 0, sessions: 0, rewards: 0, codes: 1 });
  });

  test.each(['a@b', 'a b@example.com', 'x@example.com\r\nBcc: y@example.com', '@example.com'])(
    'it says that %j is no address',
    async (email) => {
      const answer = await server.browser().call(register, { email, code: '1234', password: PASSWORD }, newKey());
      expect(answer.json()).toMatchObject({
        code: CODES.validation,
        data: [{ field: 'email', message: '*Please enter a valid email address.' }],
      });
    },
  );

  test('it tells of a known address by mail only', async () => {
    await server.browser().signUp('taken@example.com');
    const stranger = server.browser();
    const post = (email: string, code: string) => stranger.call(register, { email, code, password: PASSWORD }, newKey());
    await server.giveCode('taken@example.com', '5678');
    const [taken, fresh] = [await post('taken@example.com', '5678'), await post('nobody@example.com', '5678')];
    expect(taken.body).toBe(fresh.body);
    expect(taken.json()['code']).toBe(CODES.wrongCode);
    expect(server.ports.mails.filter(({ to }) => to === 'taken@example.com')).toMatchObject([{ template: 'alreadyRegistered' }]);
    expect(await traces('taken@example.com')).toEqual({ users: 1, sessions: 1, rewards: 1, codes: 0 });
    expect(stranger.cookies.size).toBe(0);
  });

  test('it takes an address that differs by case only for the same one', async () => {
    await server.browser().signUp('Case@example.com');
    await server.giveCode('cASE@example.com', '5678');
    const body = { email: 'cASE@example.com', code: '5678', password: PASSWORD };
    expect((await server.browser().call(register, body, newKey())).json()['code']).toBe(CODES.wrongCode);
    const rows = await server.database.sql`select 1 from account_identities where lower(subject) = 'case@example.com'`;
    expect(rows).toHaveLength(1);
  });

  test('it makes one account when an address is registered in two cases at once', async () => {
    const names = ['twice@example.com', 'TWICE@example.com', 'Twice@example.com'];
    for (const name of names) await server.giveCode(name);
    const body = (email: string) => ({ email, code: '1234', password: PASSWORD });
    const answers = await Promise.all(names.map((name) => server.browser().call(register, body(name), newKey())));
    expect(answers.map((answer) => answer.json()['code']).toSorted()).toEqual([SUCCESS, CODES.wrongCode, CODES.wrongCode]);
    expect(await orphans()).toEqual({ users: 0, rewards: 0 });
  });

  test('it drops fields that nobody asked for', async () => {
    const browser = server.browser();
    const text = JSON.stringify({
      email: 'role@example.com',
      code: '1234',
      password: PASSWORD,
      role: 'operator',
      bricks: 9,
      certification: true,
    });
    await server.giveCode('role@example.com');
    const body = `${text.slice(0, -1)},"__proto__":{"certification":true},"constructor":{"prototype":{"role":"x"}}}`;
    const answer = await server.call({
      method: 'POST',
      url: '/api/accountservice/open/register',
      payload: body,
      signed: true,
      headers: { 'content-type': 'application/json', ...newKey() },
    });
    const { token, bricksamount } = dataOf(answer);
    const info = await browser.call(getProfile, {}, authorization(token));
    expect([bricksamount, info.json<{ data: object }>().data]).toMatchObject([50, { certification: false }]);
    expect(await server.database.sql`select * from account_roles`).toHaveLength(0);
  });
});

describe('invite codes', () => {
  test('it says whose a code is, and keeps who came by it', async () => {
    const browser = server.browser();
    const host = await browser.signUp('host@example.com');
    const { invitecode } = (await browser.call(getProfile, {}, authorization(host.token))).json<{ data: { invitecode: string } }>().data;
    expect((await server.browser().call(getInviter, { invitecode: invitecode.toLowerCase() })).json()['data']).toEqual({
      valid: true,
      username: host.username,
      headimgurl: '',
    });
    expect((await server.browser().call(getInviter, { invitecode: 'NOSUCH99' })).json()['data']).toEqual({
      valid: false,
      username: '',
      headimgurl: '',
    });
    await server.browser().signUp('guest@example.com', { invitecode });
    await server.browser().signUp('stray@example.com', { invitecode: 'NOSUCH99' });
    const rows = await server.database.sql`select u.uid from account_invites i join account_users u on u.id = i.inviter_id`;
    expect(rows).toEqual([{ uid: host.uid }]);
  });
});

describe('idempotency', () => {
  const email = (name: string) => `${name}@example.com`;

  test('it gives the same key the same answer and one effect, also at once', async () => {
    const browser = server.browser();
    await server.giveCode(email('same'));
    const [key, body] = [newKey(), { email: email('same'), code: '1234', password: PASSWORD }];
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.call(register, body, key)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await traces(email('same'))).toEqual({ users: 1, sessions: 1, rewards: 1, codes: 0 });
    expect((await browser.call(refreshSession)).json()['code']).toBe(SUCCESS);
  });

  test('it gives a late repetition no refresh token that was used', async () => {
    const browser = server.browser();
    await server.giveCode(email('again'));
    const [key, body] = [newKey(), { email: email('again'), code: '1234', password: PASSWORD }];
    await browser.call(register, body, key);
    await browser.call(refreshSession);
    const inForce = browser.cookies.get(REFRESH_COOKIE);
    expect((await browser.call(register, body, key)).json()['code']).toBe(SUCCESS);
    expect(browser.cookies.get(REFRESH_COOKIE)).toBe(inForce);
  });

  test('it does not see fields that nobody asked for, so they change no repeated call', async () => {
    const browser = server.browser();
    await server.giveCode(email('extra'));
    const [key, body] = [newKey(), { email: email('extra'), code: '1234', password: PASSWORD }];
    const first = await browser.call(register, body, key);
    expect(first.json()['code']).toBe(SUCCESS);
    expect((await browser.call(register, { ...body, role: 'operator', bricks: 9 }, key)).body).toBe(first.body);
  });

  test('it refuses the same key with another body', async () => {
    const browser = server.browser();
    await server.giveCode(email('first'));
    const key = newKey();
    await browser.call(register, { email: email('first'), code: '1234', password: PASSWORD }, key);
    const other = await browser.call(register, { email: email('second'), code: '1234', password: PASSWORD }, key);
    expect(other.json()['code']).toBe(CODES.idempotencyMismatch);
  });

  test('it lets the key be used again after a refusal', async () => {
    const browser = server.browser();
    await server.giveCode(email('typo'));
    const key = newKey();
    const post = (code: string) => browser.call(register, { email: email('typo'), code, password: PASSWORD }, key);
    expect((await post('4321')).json()['code']).toBe(CODES.wrongCode);
    expect((await post('1234')).json()['code']).toBe(SUCCESS);
  });

  test('it asks for a key', async () => {
    const answer = await server.browser().call(register, { email: email('none'), code: '1234', password: PASSWORD });
    expect(answer.json()).toMatchObject({ code: CODES.validation, data: [{ field: 'idempotency-key', message: 'Required' }] });
  });

  test('it keeps nothing of a body that could be guessed from', async () => {
    const rows = JSON.stringify(await server.database.sql`select * from account_idempotency`);
    expect(rows).not.toContain(PASSWORD);
    expect(rows).not.toContain('@example.com');
  });

  test.each(['codeUsed', 'userAdded', 'posted'] as const)(
    'it leaves nothing when the connection is cut at %s, and the retry makes one account',
    async (step) => {
      const browser = server.browser();
      const address = email(step.toLowerCase());
      await server.giveCode(address);
      const [key, body] = [newKey(), { email: address, code: '1234', password: PASSWORD }];
      server.ports.at[step] = async (backend) => {
        delete server.ports.at[step];
        await server.database.sql`select pg_terminate_backend(${backend})`;
      };
      const cut = await browser.call(register, body, key);
      expect(cut.statusCode).toBeGreaterThanOrEqual(500);
      expect(await traces(address)).toEqual({ users: 0, sessions: 0, rewards: 0, codes: 1 });
      const retried = await browser.call(register, body, key);
      expect(dataOf(retried)).toMatchObject({ email: address, bricksamount: 50 });
      expect(await traces(address)).toEqual({ users: 1, sessions: 1, rewards: 1, codes: 0 });
      expect(await orphans()).toEqual({ users: 0, rewards: 0 });
    },
  );
});
