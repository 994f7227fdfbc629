import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { checkEmail } from '@mortar/protocol/identity';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { codesClient, cookieOf, MINUTE_MS, newAddress, otherThan } from '../../../../test/codes.ts';
import { createTestDatabase, TEST_DATA_DIR } from '../../../../test/database.ts';
import { send, type TestResponse } from '../../../../test/http.ts';
import { until } from '../../../../test/platform.ts';
import { startServerProcess } from '../../../../test/server-process.ts';
import { createSigner } from '../../../../test/signer.ts';
import { createTestSmtp } from '../../../../test/smtp.ts';
import type { Database } from '../../../db/database.ts';
import { usersOf } from '../users/index.ts';
import { newCode } from './secrets.ts';

jest.setTimeout(60_000);

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({}, { withMail: true });
});
afterAll(() => server.close());

/** Every row of every table, as text. */
async function dump({ sql }: Database): Promise<string> {
  const tables = await sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  const texts = await Promise.all(tables.map(({ name }) => sql.unsafe(`select t::text as row from ${name} t`)));
  return texts.flatMap((rows) => rows.map(({ row }) => String(row))).join('\n');
}

async function addUser(email: string): Promise<void> {
  const names = { uid: email, username: 'Maria', inviteCode: email.replaceAll(/\W/g, '') };
  await usersOf(server.database.db).add({
    identities: [{ kind: 'email', subject: email }],
    passwordHash: 'x',
    ...names,
    locale: 'en',
    at: new Date(),
  });
}

/** Everything that a caller can see of an answer. */
function seen({ statusCode, body, headers }: TestResponse) {
  const { date: _date, 'set-cookie': cookies = [], ...rest } = headers;
  return { statusCode, body, headers: rest, cookies: cookies.map((cookie) => cookie.replace(/=[\w-]{22};/, '=secret;')) };
}

describe('what nobody learns', () => {
  test('it answers the same for an address with an account and without, and only the mail differs', async () => {
    const [client, known, unknown] = [codesClient(server), newAddress(), newAddress()];
    await addUser(known);
    for (const purpose of ['reg', 'forgot'] as const) {
      const answer = await client.send(known, purpose);
      expect(answer.json()['code']).toBe(SUCCESS);
      expect(seen(answer)).toEqual(seen(await client.send(unknown, purpose)));
    }
    await until('all mail is there', async () => (await client.mails(known)).length + (await client.mails(unknown)).length === 4);
    const subjects = async (email: string) => (await client.mails(email)).map(({ subject }) => subject.replace(/\d{4}/, '#')).sort();
    expect(await subjects(known)).toEqual(['# is your Mortar verification code', 'You already have a Mortar account']);
    expect(await subjects(unknown)).toEqual(['# is your Mortar verification code', 'There is no Mortar account with this address']);
    expect(seen(await client.check(known, '0000'))).toEqual(seen(await client.check(unknown, '0000')));
  });

  test('it never looks whether there is an account while somebody waits for the answer', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    await server.database.sql.begin(async (held) => {
      await held`lock table account_users, account_identities, account_passwords in access exclusive mode`;
      expect((await client.send(email)).json()['code']).toBe(SUCCESS);
      expect((await client.check(email, '0000')).statusCode).toBe(200);
    });
  });

  test('it answers open/checkemail the same for an address with an account and without', async () => {
    const [known, unknown] = ['known-here@example.com', 'knownxhere@example.com'];
    await addUser(known);
    const check = async (email: string) => {
      const query = new URLSearchParams({ email });
      const answer = await server.call({ url: `${checkEmail.path}?${query}`, signed: true });
      return { ...seen(answer), body: answer.body.replace(email, 'address') };
    };
    const answer = await check(known);
    expect(JSON.parse(answer.body)).toMatchObject({ code: SUCCESS, data: { email: 'address' } });
    expect(answer).toEqual(await check(unknown));
  });

  test('it says nothing more of the right code than of a wrong one before the try counts', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { code = '' } = await client.receive(email);
    for (let wrong = 1; wrong <= 3; wrong += 1) await client.check(email, otherThan(code, wrong));
    expect(seen(await client.check(email, code))).toEqual(seen(await client.check(email, otherThan(code, 4))));
  });
});

describe('codes at rest', () => {
  test('it keeps code, link, grant and address out of all tables', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const mail = await client.receive(email, 'reg');
    const grant = cookieOf(await client.check(email, mail.code ?? '')).split('=')[1] ?? 'none';
    const rows = await dump(server.database);
    expect(rows).toContain('account.code');
    for (const secret of [mail.link ?? 'none', grant]) expect(rows).not.toContain(secret);
    expect(rows).not.toMatch(new RegExp(`(?<![\\w.-])${mail.code}(?![\\w-])`));
    // The dev mailbox is read by address.
    expect(rows.split('\n').filter((row) => row.includes(email))).toHaveLength(1);
  });

  test('it keeps them out of the log, in a process that logs everything', async () => {
    const database = await createTestDatabase();
    const running = await startServerProcess({ DATABASE_URL: database.url, LOG_LEVEL: 'trace' });
    try {
      const { sign } = await createSigner(TEST_DATA_DIR);
      const call: TestApp['call'] = ({ signed, headers, ...request }) =>
        send(running.port, {
          ...request,
          headers: { host: `localhost:${running.port}`, ...(signed && { os: 'web', sign: sign() }), ...headers },
        });
      const [client, email] = [codesClient({ ...server, call }), newAddress()];
      const mail = await client.receive(email);
      expect((await client.check(email, otherThan(mail.code))).json()['code']).toBe(CODES.wrongCode);
      const grant = cookieOf(await client.confirm(email, mail.link ?? '')).split('=')[1] ?? 'none';
      running.child.kill('SIGTERM');
      expect(await running.ended).toBe(0);
      expect(running.said.error).toContain('/api/accountservice/open/sendemail');
      for (const secret of [mail.link ?? 'none', grant, email, encodeURIComponent(email)]) expect(running.said.error).not.toContain(secret);
      expect(running.said.error).not.toMatch(new RegExp(`(?<![\\w.-])${mail.code}(?![\\w.-])`));
    } finally {
      running.child.kill('SIGKILL');
      await running.ended;
      await database.close();
    }
  });

  test('it makes every code equally likely', () => {
    const draws = 100_000;
    const counts = new Map<string, number>();
    for (let draw = 0; draw < draws; draw += 1) {
      const code = newCode();
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    const expected = draws / 10_000;
    const spread = Array.from({ length: 10_000 }, (_none, number) => counts.get(String(number).padStart(4, '0')) ?? 0);
    const chiSquare = spread.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 9,999 degrees of freedom: mean 9,999, deviation 141; five deviations are passed once in a million runs.
    expect(Math.abs(chiSquare - 9999)).toBeLessThan(5 * 141.4);
    expect([...counts.keys()].every((code) => /^\d{4}$/.test(code))).toBe(true);
  });

  test('it keeps every look at a code or link as an event, without the address and the secrets', async () => {
    const [client, email] = [codesClient(server), newAddress()];
    const { code = '', link = '' } = await client.receive(email);
    await client.check(email, otherThan(code));
    await client.confirm(email, 'A'.repeat(22));
    await client.confirm(email, link);
    await client.check(email, code);
    const again = newAddress();
    const fresh = await client.receive(again);
    await client.check(again, fresh.code ?? '');
    const rows = await server.database.sql`select action, outcome, detail from account_audit order by id desc limit 5`;
    expect(rows.toReversed()).toMatchObject([
      { action: 'code', outcome: 'refused', detail: { purpose: 'reg', outcome: 'wrongCode' } },
      { action: 'link', outcome: 'refused', detail: { purpose: 'reg', outcome: 'codeExpired' } },
      { action: 'link', outcome: 'done', detail: { purpose: 'reg', outcome: 'ok' } },
      { action: 'code', outcome: 'refused', detail: { purpose: 'reg', outcome: 'codeExpired' } },
      { action: 'code', outcome: 'done', detail: { purpose: 'reg', outcome: 'ok' } },
    ]);
    const text = JSON.stringify(await server.database.sql`select * from account_audit`);
    for (const secret of [email, link, again]) expect(text).not.toContain(secret);
  });

  test('it draws no code from numbers that can be foretold', () => {
    const foretold = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const codes = new Set(Array.from({ length: 50 }, newCode));
    foretold.mockRestore();
    expect(codes.size).toBeGreaterThan(40);
  });
});

describe('mail that a server refuses for good', () => {
  test('it is told at the next code for that address, for an hour', async () => {
    const smtp = await createTestSmtp();
    const mailing = await createTestApp({ smtpUrl: smtp.url }, { withMail: true });
    try {
      smtp.answerWith(550);
      const [client, email] = [codesClient(mailing), newAddress()];
      expect((await client.send(email)).json()['code']).toBe(SUCCESS);
      await until('it is refused', async () => (await mailing.database.sql`select 1 from mail_refusals`).length === 1);
      smtp.answerWith(undefined);
      mailing.clock.set(mailing.clock.now() + MINUTE_MS);
      expect((await client.send(email)).json()).toMatchObject({
        code: CODES.mailRefused,
        msg: 'We couldn’t send e-mail to this address.',
      });
      mailing.clock.set(mailing.clock.now() + 60 * MINUTE_MS);
      expect((await client.send(email)).json()['code']).toBe(SUCCESS);
      await until('the server has it', () => smtp.messages.length === 1);
      expect((await mailing.call({ url: '/dev/mailbox' })).statusCode).toBe(404);
    } finally {
      await mailing.close();
      await smtp.close();
    }
  });

  test('it says that no mail is sent where nothing can send it', async () => {
    const publicServer = await createTestApp({ publicUrl: 'https://mortar.example' }, { withMail: true });
    const answer = await codesClient(publicServer).send(newAddress());
    expect(answer.json()['code']).toBe(CODES.unavailable);
    await publicServer.close();
  });
});
