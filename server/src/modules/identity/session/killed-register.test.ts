import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { HEADERS, SUCCESS } from '@mortar/protocol';
import { refreshSession, register, type SessionData } from '@mortar/protocol/identity';
import { PASSWORD } from '../../../../test/account.ts';
import type { TestApp } from '../../../../test/app.ts';
import { codesClient, newAddress } from '../../../../test/codes.ts';
import { createTestDatabase, TEST_DATA_DIR } from '../../../../test/database.ts';
import { holdRegister, stopReaders, type RegisterMoment } from '../../../../test/held-register.ts';
import { send, type TestResponse } from '../../../../test/http.ts';
import { startServerProcess } from '../../../../test/server-process.ts';
import { createSigner } from '../../../../test/signer.ts';
import type { Database } from '../../../db/database.ts';

jest.setTimeout(120_000);

type Process = Awaited<ReturnType<typeof startServerProcess>>;

let database: Database;
let sign: () => string;
const running: Process[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  ({ sign } = await createSigner(TEST_DATA_DIR));
});
afterEach(async () => {
  for (const process of running.splice(0)) await kill(process);
});
afterAll(() => database.close());

async function kill({ child, ended }: Process): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** The whole server as a process of its own, with what a page would ask of it. */
async function startServer() {
  const process = await startServerProcess({ DATABASE_URL: database.url });
  running.push(process);
  const { port } = process;
  const call: TestApp['call'] = ({ signed, headers, ...request }) =>
    send(port, {
      ...request,
      headers: { host: `localhost:${port}`, ...(signed && { [HEADERS.os]: 'web', [HEADERS.sign]: sign() }), ...headers },
    });
  const ofPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', origin: `http://localhost:${port}`, deviceid: 'one-device' };
  const post = (url: string, payload: object, headers: Record<string, string> = {}): Promise<TestResponse> =>
    call({ method: 'POST', url, payload, signed: true, headers: { ...ofPage, ...headers } });
  return {
    kill: () => kill(process),
    codes: codesClient({ call }),
    register: (body: object, key: string) => post(register.path, body, { 'idempotency-key': key }),
    refresh: (cookie: string) => post(refreshSession.path, {}, { cookie }),
  };
}

/** Everything that registrations of an address have left. */
async function traces(email: string) {
  const [row] = await database.sql`
    with person as (select user_id from account_identities where subject = ${email})
    select (select count(*)::int from person) as users,
      (select count(*)::int from account_sessions where user_id in (select user_id from person)) as sessions,
      (select count(*)::int from account_ledger_transactions t
        where t.kind = 'registration' and t.key in (select 'registration:' || user_id from person)) as rewards,
      (select coalesce(sum(balance), 0)::int from account_ledger_accounts
        where owner = 'user' and user_id in (select user_id from person)) as bricks`;
  return { ...row };
}

/** What must not be there whatever happened: people without an address, rewards of nobody. */
async function orphans(): Promise<number> {
  const [row] = await database.sql`
    select (select count(*)::int from account_users where id not in (select user_id from account_identities))
      + (select count(*)::int from account_ledger_accounts where owner = 'user' and user_id not in (select id from account_users)) as count`;
  return Number(row?.['count']);
}

const NOTHING = { users: 0, sessions: 0, rewards: 0, bricks: 0 };
const ONE_PERSON = { users: 1, sessions: 1, rewards: 1, bricks: 50 };

const sessionOf = (answer: TestResponse) => answer.json<{ code: number; data: SessionData }>();
const cookiesOf = (answer: TestResponse) => (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

/** Orders a code and sends the sign-up until it stands where the server shall be killed. */
async function beginRegistration(server: Awaited<ReturnType<typeof startServer>>, key: string) {
  const email = newAddress();
  const { code } = await server.codes.receive(email);
  const body = { email, code, password: PASSWORD };
  const answer = () =>
    server.register(body, key).then(
      () => 'answered',
      () => 'cut',
    );
  return { email, body, answer };
}

/** The page sends the very same call again. */
async function expectOnePerson(email: string, body: object, key: string): Promise<void> {
  const restarted = await startServer();
  const retried = await restarted.register(body, key);
  expect(sessionOf(retried)).toMatchObject({ code: SUCCESS, data: { email, brickstype: 1, bricksamount: 50 } });
  expect(await traces(email)).toEqual(ONE_PERSON);
  expect(sessionOf(await restarted.refresh(cookiesOf(retried)))).toMatchObject({ code: SUCCESS, data: { email } });
  const again = await restarted.register(body, key);
  expect(sessionOf(again).data.uid).toBe(sessionOf(retried).data.uid);
  expect(await traces(email)).toEqual(ONE_PERSON);
  expect(await orphans()).toBe(0);
}

describe('a server that is killed while somebody signs up', () => {
  test.each([
    ['the code was used', 'codeUsed'],
    ['the user was added', 'userAdded'],
    ['the ledger has posted', 'posted'],
  ] as [string, RegisterMoment][])(
    'it leaves nothing when %s, and the repeated call makes one person with one reward',
    async (_when, moment) => {
      const server = await startServer();
      const key = `killed-at-${moment.toLowerCase()}-0001`;
      const { email, body, answer } = await beginRegistration(server, key);
      const held = await holdRegister(database, moment);
      const answered = answer();
      await held.reached();
      await server.kill();
      expect(await answered).toBe('cut');
      await held.letGo();
      expect(await traces(email)).toEqual(NOTHING);
      await expectOnePerson(email, body, key);
    },
  );

  test('it keeps what is done when only the answer is missing, and the repeated call gets it', async () => {
    const server = await startServer();
    const key = 'killed-before-the-answer-0001';
    const { email, body, answer } = await beginRegistration(server, key);
    const held = await holdRegister(database, 'done');
    const answered = answer();
    await held.reached();
    const stopped = await stopReaders(database, 'account_sessions');
    await held.letGo();
    await stopped.reached();
    await server.kill();
    expect(await answered).toBe('cut');
    await stopped.letGo();
    expect(await traces(email)).toEqual(ONE_PERSON);
    await expectOnePerson(email, body, key);
  });
});
