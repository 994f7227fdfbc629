import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Endpoint } from '@mortar/protocol';
import { login, register, resetPassword } from '@mortar/protocol/identity';
import { PASSWORD, wirePassword } from '../../../../test/account.ts';
import { ownAddress } from '../../../../test/own-address.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { codesClient, cookieOf, newAddress } from '../../../../test/codes.ts';
import { codeOf } from '../../../../test/http.ts';

jest.setTimeout(60_000);

const NEW = wirePassword('A newer one 8');

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({}, { withMail: true });
});
afterAll(() => server.close());

/** A call of a browser that holds this cookie, or none. */
function call(endpoint: Endpoint, payload: object, cookie = '') {
  const headers = { 'idempotency-key': randomBytes(16).toString('hex'), ...(cookie && { cookie }) };
  return server.call({ method: 'POST', url: endpoint.path, payload, signed: true, from: ownAddress(), headers });
}

async function account(): Promise<string> {
  const email = newAddress();
  const { code } = await codesClient(server).receive(email);
  expect(codeOf(await call(register, { email, password: PASSWORD, code }))).toBe(SUCCESS);
  return email;
}

const signIn = async (email: string, password: string) => codeOf(await call(login, { email, password }));

describe('a code that open/checkcode took', () => {
  test('it is a grant of that browser, which resets the password once; the address with the code is worth nothing elsewhere', async () => {
    const [email, client] = [await account(), codesClient(server)];
    const { code = '' } = await client.receive(email, 'forgot');
    const grant = cookieOf(await client.check(email, code, 'forgot'));
    const copied = { email, password: wirePassword('Of a thief 9'), code, sendEmailType: 'forgot' };
    expect(codeOf(await call(resetPassword, copied))).toBe(CODES.codeExpired);
    const { code: _code, ...own } = { ...copied, password: NEW };
    expect(codeOf(await call(resetPassword, own))).toBe(CODES.codeExpired);
    const done = await call(resetPassword, own, grant);
    expect([codeOf(done), cookieOf(done)]).toEqual([SUCCESS, expect.stringMatching(/^__Host-mortar_grant=$/)]);
    expect(codeOf(await call(resetPassword, own, grant))).toBe(CODES.codeExpired);
    expect([await signIn(email, PASSWORD), await signIn(email, NEW)]).toEqual([CODES.wrongCredentials, SUCCESS]);
  });

  test('it is a grant for its own address and purpose', async () => {
    const [email, other, client] = [await account(), await account(), codesClient(server)];
    const { code = '' } = await client.receive(email, 'forgot');
    const grant = cookieOf(await client.check(email, code, 'forgot'));
    const input = { password: NEW, sendEmailType: 'forgot' };
    expect(codeOf(await call(resetPassword, { ...input, email: other }, grant))).toBe(CODES.codeExpired);
    expect(codeOf(await call(resetPassword, { ...input, email, sendEmailType: 'editPass' }, grant))).toBe(CODES.codeExpired);
    expect(codeOf(await call(resetPassword, { ...input, email }, grant))).toBe(SUCCESS);
  });

  test('it is a grant by the mail’s link too, also where the code path is closed', async () => {
    const [email, client] = [await account(), codesClient(server)];
    const { link = '' } = await client.receive(email, 'forgot');
    const grant = cookieOf(await client.confirm(email, link, 'forgot'));
    expect(codeOf(await call(resetPassword, { email, password: NEW }, grant))).toBe(SUCCESS);
  });
});

describe('a code for an account without a password', () => {
  test('it is sent, for the address is known all the same', async () => {
    const email = await account();
    await server.database
      .sql`delete from account_passwords using account_identities i where i.user_id = account_passwords.user_id and i.subject = ${email}`;
    const { code = '' } = await codesClient(server).receive(email, 'forgot');
    expect(codeOf(await call(resetPassword, { email, password: NEW, code }))).toBe(SUCCESS);
    expect(await signIn(email, NEW)).toBe(SUCCESS);
  });
});

describe('a reset', () => {
  test('it asks everybody for the human check while codes of many addresses are tried', async () => {
    const email = await account();
    await server.database.sql`insert into account_code_looks (who, wrong, "right", since) values ('*', 1000, 0, now())
      on conflict (who) do update set wrong = 1000, "right" = 0, since = now()`;
    expect(codeOf(await call(resetPassword, { email, password: NEW, code: '0000' }))).toBe(CODES.captchaNeeded);
    await server.database.sql`delete from account_code_looks`;
  });
});
