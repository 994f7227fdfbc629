import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { getProfile, refreshSession, resetPassword, updatePassword } from '@mortar/protocol/identity';
import { createAccountServer, PASSWORD, wirePassword, type AccountServer } from '../../../../test/account.ts';
import { whileHeld } from '../../../../test/held.ts';
import { createOwner, newEmail, type Owner } from '../../../../test/owner.ts';
import { until } from '../../../../test/platform.ts';
import { codeOf } from '../../../../test/http.ts';

jest.setTimeout(30_000);

const NEW = wirePassword('A newer one 8');

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

const signIn = async (email: string, password: string) => codeOf(await server.browser().signIn(email, password));
const reset = (email: string, more: object) => server.browser().call(resetPassword, { email, password: NEW, ...more });
const change = (owner: Owner, input: object) => owner.act(updatePassword, { password: NEW, ...input });

describe('open/resetpassword', () => {
  test('it sets the password of who proves the address, ends every session within a second, and tells the owner', async () => {
    const owner = await createOwner(server);
    const other = await owner.elsewhere();
    await server.giveCode(owner.email, '2468', 'forgot');
    expect((await reset(owner.email, { code: '2468' })).json()).toMatchObject({ code: SUCCESS, data: {} });
    for (const { isOpen } of [owner, other]) await until('the session is over', async () => !(await isOpen()), 1000);
    const refused = await owner.act(getProfile);
    expect([refused.statusCode, codeOf(refused)]).toEqual([401, CODES.tokenInvalid]);
    expect((await owner.browser.call(refreshSession)).statusCode).toBe(401);
    expect(await signIn(owner.email, PASSWORD)).toBe(CODES.wrongCredentials);
    expect(await signIn(owner.email, NEW)).toBe(SUCCESS);
    expect(server.mailsTo(owner.email)).toContain('passwordReset');
  });

  test('it takes the session of this very browser away with the others', async () => {
    const owner = await createOwner(server);
    await server.giveCode(owner.email, '2468', 'editPass');
    const answer = await owner.act(resetPassword, { email: owner.email, password: NEW, code: '2468', sendEmailType: 'editPass' });
    expect(codeOf(answer)).toBe(SUCCESS);
    expect(owner.browser.cookies.size).toBe(0);
  });

  test('it sets no password of somebody who lets the address go meanwhile', async () => {
    const { email, session } = await createOwner(server);
    await server.giveCode(email, '2468', 'forgot');
    const answer = await whileHeld(
      server,
      { uid: session.uid, waiting: 1 },
      () => reset(email, { code: '2468' }),
      (sql) => sql`update account_identities set subject = ${newEmail()} where subject = ${email}`,
    );
    expect(codeOf(answer)).toBe(CODES.wrongCode);
    const actions = await server.database.sql`select action from account_audit where target = ${`user:${session.uid}`}`;
    expect(actions.map(({ action }) => String(action))).not.toContain('password.reset');
  });

  test('it takes a code for the purpose that it was sent for', async () => {
    const { email } = await createOwner(server);
    for (const purpose of ['reg', 'verify', 'bindEmail', 'editPass'] as const) {
      await server.giveCode(email, '2468', purpose);
      expect(codeOf(await reset(email, { code: '2468' }))).toBe(CODES.wrongCode);
    }
    expect(await signIn(email, PASSWORD)).toBe(SUCCESS);
  });

  test('it answers a right code for an address without an account like a wrong one, with as much work, and uses it up', async () => {
    const [known, unknown] = [(await createOwner(server)).email, newEmail()];
    await server.giveCode(unknown, '2468', 'forgot');
    const hashesBefore = server.identity.hasher.counts.hashed;
    const answers = [await reset(unknown, { code: '2468' }), await reset(known, { code: '1111' })];
    expect(server.identity.hasher.counts.hashed - hashesBefore).toBe(2);
    expect(answers[0]!.body).toBe(answers[1]!.body);
    expect(codeOf(answers[0]!)).toBe(CODES.wrongCode);
    expect(await server.database.sql`select 1 from test_codes where email = ${unknown}`).toHaveLength(0);
  });

  test('it refuses a password that too many people use, and the code stays good', async () => {
    const { email } = await createOwner(server);
    await server.giveCode(email, '2468', 'forgot');
    expect(codeOf(await reset(email, { code: '2468', password: wirePassword('Password1') }))).toBe(CODES.passwordTooCommon);
    expect(codeOf(await reset(email, { code: '2468' }))).toBe(SUCCESS);
  });

  test('it gives a password to somebody who had none', async () => {
    const { email, session } = await createOwner(server);
    await server.database.sql`delete from account_passwords using account_users u where u.id = user_id and u.uid = ${session.uid}`;
    await server.giveCode(email, '2468', 'forgot');
    expect(codeOf(await reset(email, { code: '2468' }))).toBe(SUCCESS);
    expect(await signIn(email, NEW)).toBe(SUCCESS);
  });

  test('it lets in whom wrong passwords made wait', async () => {
    const { email } = await createOwner(server);
    const browser = server.browser();
    server.clock.freeze();
    for (let count = 0; count < 6; count++) await browser.signIn(email, wirePassword(`Wrong ${count}`));
    expect((await browser.signIn(email)).statusCode).toBe(429);
    await server.giveCode(email, '2468', 'forgot');
    await browser.call(resetPassword, { email, password: NEW, code: '2468' });
    expect(codeOf(await browser.signIn(email, NEW))).toBe(SUCCESS);
    server.clock.set(server.clock.now());
  });
});

describe('user/updatepassword', () => {
  test('it changes the password by the current one, ends the other sessions, keeps this one, and tells the owner', async () => {
    const owner = await createOwner(server);
    const other = await owner.elsewhere();
    expect(codeOf(await change(owner, { oldpassword: PASSWORD }))).toBe(SUCCESS);
    await until('the other session is over', async () => !(await other.isOpen()), 1000);
    expect((await other.browser.call(refreshSession)).statusCode).toBe(401);
    expect(await owner.isOpen()).toBe(true);
    expect([await signIn(owner.email, PASSWORD), await signIn(owner.email, NEW)]).toEqual([CODES.wrongCredentials, SUCCESS]);
    expect(server.mailsTo(owner.email)).toContain('passwordChanged');
  });

  test('it takes a code for this purpose in place of the current password, and no other', async () => {
    const owner = await createOwner(server);
    await server.giveCode(owner.email, '1357', 'forgot');
    expect(codeOf(await change(owner, { code: '1357' }))).toBe(CODES.wrongCode);
    await server.giveCode(owner.email, '2468', 'editPass');
    expect(codeOf(await change(owner, { code: '2468' }))).toBe(SUCCESS);
  });

  test('it refuses who brings the token only', async () => {
    const owner = await createOwner(server);
    expect(codeOf(await change(owner, {}))).toBe(CODES.confirmationNeeded);
    expect(codeOf(await change(owner, { oldpassword: wirePassword('Wrong one 1') }))).toBe(CODES.wrongCredentials);
    expect(codeOf(await owner.act(updatePassword, { password: NEW, oldpassword: PASSWORD }, { dpop: '' }))).toBe(CODES.proofRefused);
    expect(await signIn(owner.email, PASSWORD)).toBe(SUCCESS);
  });

  test('it lets nobody guess the current password faster than at the sign-in', async () => {
    const owner = await createOwner(server);
    server.clock.freeze();
    const codes: unknown[] = [];
    for (let count = 0; count < 6; count++) codes.push(codeOf(await change(owner, { oldpassword: wirePassword(`Wrong ${count}`) })));
    server.clock.set(server.clock.now());
    expect(codes).toEqual([...Array.from({ length: 5 }, () => CODES.wrongCredentials), CODES.rateLimited]);
  });

  test('it refuses a sign-in whose password was changed while it was looked at', async () => {
    const owner = await createOwner(server);
    const { verify } = server.identity.hasher;
    const slow = jest.spyOn(server.identity.hasher, 'verify').mockImplementationOnce(async (given, kept) => {
      const isRight = await verify(given, kept);
      expect(codeOf(await change(owner, { oldpassword: PASSWORD }))).toBe(SUCCESS);
      return isRight;
    });
    expect(await signIn(owner.email, PASSWORD)).toBe(CODES.wrongCredentials);
    slow.mockRestore();
  });

  test('it asks an account without an address for one', async () => {
    const owner = await createOwner(server);
    await server.database
      .sql`delete from account_identities i using account_users u where u.id = i.user_id and u.uid = ${owner.session.uid}`;
    expect(codeOf(await change(owner, { oldpassword: PASSWORD }))).toBe(CODES.emailMissing);
  });
});
