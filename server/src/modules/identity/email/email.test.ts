import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import {
  bindEmail,
  changeEmail,
  endOtherDevices,
  getProfile,
  listSignInMethods,
  unbindEmail,
  type SessionData,
} from '@mortar/protocol/identity';
import { authorization, createAccountServer, PASSWORD, wirePassword, type AccountServer } from '../../../../test/account.ts';
import { createOwner, giveMethod, newEmail, type Owner } from '../../../../test/owner.ts';
import { until } from '../../../../test/platform.ts';
import { codeOf } from '../../../../test/http.ts';
import { REFRESH_COOKIE } from '../session/cookies.ts';

jest.setTimeout(30_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

async function emailOf({ session }: Owner): Promise<string | undefined> {
  const [row] = await server.database.sql`select i.subject from account_identities i join account_users u on u.id = i.user_id
    where i.kind = 'email' and u.uid = ${session.uid}`;
  return row?.['subject'] as string | undefined;
}

/** Somebody who signs in by other means and has no address. */
async function addressless(): Promise<Owner> {
  const owner = await createOwner(server);
  await giveMethod(server, owner.session.uid);
  expect(codeOf(await owner.act(unbindEmail, { password: PASSWORD }))).toBe(SUCCESS);
  return owner;
}

describe('open/bindingemail for a signed-in person', () => {
  test('it binds a proven address, makes the session’s secrets new, and tells the owner', async () => {
    const [owner, email] = [await addressless(), newEmail()];
    const refreshToken = owner.browser.cookies.get(REFRESH_COOKIE);
    await server.giveCode(email, '2468', 'bindEmail');
    const answer = await owner.act(bindEmail, { email, code: '2468' });
    const { data } = answer.json<{ data: SessionData }>();
    expect(data).toMatchObject({ email, uid: owner.session.uid });
    expect(owner.browser.cookies.get(REFRESH_COOKIE)).not.toBe(refreshToken);
    await until('the token of before is over', async () => !(await owner.isOpen()), 1000);
    expect((await owner.browser.call(getProfile, {}, authorization(data.token))).json()).toMatchObject({ data: { email } });
    expect(server.mailsTo(email)).toEqual(['emailBound']);
  });

  test('it takes the proof of the new session by the key of before', async () => {
    const [owner, email] = [await addressless(), newEmail()];
    await server.giveCode(email, '2468', 'bindEmail');
    const { data } = (await owner.act(bindEmail, { email, code: '2468' })).json<{ data: SessionData }>();
    owner.session.token = data.token;
    expect(codeOf(await owner.act(endOtherDevices))).toBe(SUCCESS);
  });

  test('it refuses a stolen token without the session’s key', async () => {
    const [owner, email] = [await addressless(), newEmail()];
    await server.giveCode(email, '2468', 'bindEmail');
    expect(codeOf(await owner.act(bindEmail, { email, code: '2468' }, { dpop: '' }))).toBe(CODES.proofRefused);
    expect(await emailOf(owner)).toBeUndefined();
  });

  test('it takes a code for this purpose and this address only', async () => {
    const [owner, email] = [await addressless(), newEmail()];
    await server.giveCode(email, '2468', 'verify');
    await server.giveCode(newEmail(), '1357', 'bindEmail');
    for (const code of ['2468', '1357', '0000']) expect(codeOf(await owner.act(bindEmail, { email, code }))).toBe(CODES.wrongCode);
  });

  test('it tells of somebody else’s address by mail only', async () => {
    const [owner, other] = [await addressless(), await createOwner(server)];
    await server.giveCode(other.email, '2468', 'bindEmail');
    const taken = await owner.act(bindEmail, { email: other.email, code: '2468' });
    const wrong = await owner.act(bindEmail, { email: newEmail(), code: '2468' });
    expect(taken.body).toBe(wrong.body);
    expect(codeOf(taken)).toBe(CODES.wrongCode);
    expect(server.mailsTo(other.email)).toEqual(['alreadyRegistered']);
    expect([await emailOf(owner), await emailOf(other)]).toEqual([undefined, other.email]);
  });

  test('it gives an address to one of two who bind it at once', async () => {
    const [owners, email] = [[await addressless(), await addressless()], newEmail()];
    for (const code of ['2468', '1357']) await server.giveCode(email, code, 'bindEmail');
    const answers = await Promise.all(owners.map((owner, index) => owner.act(bindEmail, { email, code: ['2468', '1357'][index] })));
    expect(answers.map(codeOf).toSorted()).toEqual([SUCCESS, CODES.wrongCode]);
  });

  test('it counts the address that the account has as bound, and leads another one to the settings', async () => {
    const owner = await createOwner(server);
    expect(codeOf(await owner.act(bindEmail, { email: owner.email, code: '0000' }))).toBe(CODES.alreadyBound);
    const other = await owner.act(bindEmail, { email: newEmail(), code: '0000' });
    expect(other.json()).toMatchObject({ code: CODES.validation, data: [{ field: 'email' }] });
  });
});

describe('open/bindingemail for a visitor', () => {
  test('it refuses whoever has no sign-in that waits, whatever they claim, and the code stays good', async () => {
    const email = newEmail();
    await server.giveCode(email, '2468', 'bindEmail');
    const claim = { email, code: '2468', registertype: 4, openid: '104000000000000000001' };
    expect(codeOf(await server.browser().call(bindEmail, claim))).toBe(CODES.thirdPartyLoginRefused);
    expect(await server.database.sql`select 1 from test_codes where email = ${email}`).toHaveLength(1);
  });
});

describe('user/email/change', () => {
  const change = (owner: Owner, input: object, headers = {}) => owner.act(changeEmail, input, headers);

  test('it puts the new address in place of the old one, ends the other sessions, and tells both addresses', async () => {
    const [owner, email] = [await createOwner(server), newEmail()];
    const other = await owner.elsewhere();
    await server.giveCode(email, '2468', 'bindEmail');
    expect(codeOf(await change(owner, { email, code: '2468', password: PASSWORD }))).toBe(SUCCESS);
    await until('the other session is over', async () => !(await other.isOpen()), 1000);
    expect(await owner.isOpen()).toBe(true);
    expect([codeOf(await server.browser().signIn(owner.email)), codeOf(await server.browser().signIn(email))]).toEqual([
      CODES.wrongCredentials,
      SUCCESS,
    ]);
    expect([server.mailsTo(owner.email), server.mailsTo(email)]).toEqual([
      expect.arrayContaining(['emailChanged']),
      expect.arrayContaining(['emailChanged']),
    ]);
  });

  test('it takes a code to the old address in place of the password', async () => {
    const [owner, email] = [await createOwner(server), newEmail()];
    await server.giveCode(email, '2468', 'bindEmail');
    await server.giveCode(owner.email, '1357', 'verify');
    expect(codeOf(await change(owner, { email, code: '2468', verifycode: '1357' }))).toBe(SUCCESS);
  });

  test('it refuses the new address alone, a wrong password, and a call without proof', async () => {
    const [owner, email] = [await createOwner(server), newEmail()];
    await server.giveCode(email, '2468', 'bindEmail');
    const input = { email, code: '2468' };
    expect(codeOf(await change(owner, input))).toBe(CODES.confirmationNeeded);
    expect(codeOf(await change(owner, { ...input, password: wirePassword('Wrong one 1') }))).toBe(CODES.wrongCredentials);
    expect(codeOf(await change(owner, { ...input, password: PASSWORD }, { dpop: '' }))).toBe(CODES.proofRefused);
    expect(await emailOf(owner)).toBe(owner.email);
    expect(codeOf(await change(owner, { ...input, password: PASSWORD }))).toBe(SUCCESS);
  });

  test('it tells of somebody else’s address by mail only', async () => {
    const [owner, other] = [await createOwner(server), await createOwner(server)];
    await server.giveCode(other.email, '2468', 'bindEmail');
    expect(codeOf(await change(owner, { email: other.email, code: '2468', password: PASSWORD }))).toBe(CODES.wrongCode);
    expect(server.mailsTo(other.email)).toEqual(['alreadyRegistered']);
    expect(await emailOf(owner)).toBe(owner.email);
  });
});

describe('user/email/unbind', () => {
  test('it takes address and password away where something else opens the account, and tells the old address', async () => {
    const owner = await addressless();
    expect(await emailOf(owner)).toBeUndefined();
    expect(server.mailsTo(owner.email)).toContain('emailUnbound');
    expect(codeOf(await server.browser().signIn(owner.email))).toBe(CODES.wrongCredentials);
    const { data } = (await owner.act(listSignInMethods)).json<{ data: { items: { kind: string }[]; haspassword: boolean } }>();
    expect(data).toMatchObject({ items: [{ kind: 'test' }], haspassword: false });
  });

  test('it counts an address that is gone as taken away, and tells nobody again', async () => {
    const owner = await addressless();
    expect(codeOf(await owner.act(unbindEmail, { password: PASSWORD }))).toBe(SUCCESS);
    expect(server.mailsTo(owner.email).filter((mail) => mail === 'emailUnbound')).toHaveLength(1);
  });

  test('it leaves the last way to sign in', async () => {
    const owner = await createOwner(server);
    expect(codeOf(await owner.act(unbindEmail, { password: PASSWORD }))).toBe(CODES.lastSignInMethod);
    expect(await emailOf(owner)).toBe(owner.email);
  });

  test('it refuses who brings the token only', async () => {
    const owner = await createOwner(server);
    await giveMethod(server, owner.session.uid);
    expect(codeOf(await owner.act(unbindEmail, {}))).toBe(CODES.confirmationNeeded);
    expect(codeOf(await owner.act(unbindEmail, { password: PASSWORD }, { dpop: '' }))).toBe(CODES.proofRefused);
    expect(await emailOf(owner)).toBe(owner.email);
  });
});
