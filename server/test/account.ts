import { createHash, randomBytes } from 'node:crypto';
import type { Endpoint } from '@mortar/protocol';
import { login, register, type SendEmailType, type SessionData } from '@mortar/protocol/identity';
import { keptEmail, type MailPorts, type SignUpRewards } from '../src/modules/identity/index.ts';
import { createCaptcha } from '../src/modules/moderation/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import type { TestResponse } from './http.ts';
import { ownAddress } from './own-address.ts';

/** A mail that would have been sent. */
export interface SentMail {
  to: string;
  template: string;
  values: Record<string, string>;
}

/** The other rooms of an account, as rows of the same database: what a transaction takes back is gone here too. */
export interface TestPorts extends MailPorts {
  rewards: Pick<SignUpRewards, 'grantRegistration'>;
  mails: SentMail[];
  /** What happens inside the registration's transaction, by the name of its step. */
  at: Partial<Record<'codeUsed' | 'userAdded' | 'posted', (backend: number) => Promise<void>>>;
}

export function createTestPorts(): TestPorts {
  const mails: SentMail[] = [];
  const at: TestPorts['at'] = {};
  const backendOf = async (tx: Parameters<TestPorts['sendMail']>[0]) => {
    const [row] = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    return row!.pid;
  };
  return {
    mails,
    at,
    codes: {
      ensureHuman: async () => {},
      async consume(tx, { email, purpose, code }) {
        const isIt = `email = '${email}' and code = '${code ?? ''}' and coalesce(purpose, '${purpose}') = '${purpose}'`;
        const rows = await tx.execute(`delete from test_codes where ${isIt} returning 1`);
        await at.codeUsed?.(await backendOf(tx));
        return rows.length > 0 ? 'ok' : 'wrongCode';
      },
    },
    rewards: {
      async grantRegistration(tx, userId) {
        await at.userAdded?.(await backendOf(tx));
        await tx.execute(`insert into test_rewards (user_id) values (${userId})`);
        await at.posted?.(await backendOf(tx));
        return { brickstype: 1, bricksamount: 50 };
      },
    },
    async sendMail(_tx, { to, template, values }) {
      mails.push({ to, template, values });
    },
  };
}

/** What the browser sends as a password. */
export const wirePassword = (text: string) => createHash('sha256').update(text.normalize('NFKC')).digest('hex');
export const PASSWORD = wirePassword('Kiln and Glaze 7');

/** One browser: its cookies, its device, its token. */
export interface TestBrowser {
  cookies: Map<string, string>;
  deviceId: string;
  /** A call as the site's own page makes it. */
  call(id: Endpoint, input?: object, headers?: Record<string, string>): Promise<TestResponse>;
  signUp(email: string, more?: object): Promise<SessionData>;
  signIn(email: string, password?: string): Promise<TestResponse>;
}

export interface AccountServer extends TestApp {
  ports: TestPorts;
  /** What was mailed to an address: the changes that were told, or the names of other templates. */
  mailsTo(email: string): string[];
  /** @param from address that the browser's connections come from */
  browser(from?: string): TestBrowser;
  /** Makes a code that may be used once; for any purpose when none is named. */
  giveCode(email: string, code?: string, purpose?: SendEmailType): Promise<void>;
  /** A passed human check, for one call: the value of the header `recaptcha`. */
  humanToken(): Promise<string>;
}

export const authorization = (token: string) => ({ authorization: `Bearer ${token}` });

/** Takes up what an answer sets, as a browser does. */
function keepCookies(cookies: Map<string, string>, answer: TestResponse): void {
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function browserOf(server: TestApp, giveCode: AccountServer['giveCode'], from: string): TestBrowser {
  const cookies = new Map<string, string>();
  const deviceId = randomBytes(8).toString('hex');
  const call: TestBrowser['call'] = async (id, input = {}, headers = {}) => {
    const { method, path } = id;
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const { publicUrl } = server.config;
    const ofPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', ...(method === 'POST' && { origin: publicUrl }) };
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await server.call({
      method,
      url: path + query,
      from,
      signed: true,
      ...(method === 'POST' && { payload: input }),
      headers: { ...ofPage, ...(cookie && { cookie }), deviceid: deviceId, devicename: 'Test browser', ...headers },
    });
    keepCookies(cookies, answer);
    return answer;
  };
  return {
    cookies,
    deviceId,
    call,
    async signUp(email, more = {}) {
      await giveCode(email);
      const key = { 'idempotency-key': randomBytes(16).toString('hex') };
      const answer = await call(register, { email, password: PASSWORD, code: '1234', ...more }, key);
      const { data, msg } = answer.json<{ data: SessionData | null; msg: string }>();
      if (!data) throw new Error(`${email} was not signed up: ${msg}`);
      return data;
    },
    signIn: (email, password = PASSWORD) => call(login, { email, password }),
  };
}

/** A server on which people can sign up, with codes and rewards as plain rows. */
export async function createAccountServer(
  config: Parameters<typeof createTestApp>[0] = {},
  options: Parameters<typeof createTestApp>[1] = {},
): Promise<AccountServer> {
  const ports = createTestPorts();
  const server = await createTestApp(config, { ...options, ports, rewards: ports.rewards });
  await server.database.sql`create table test_codes (email text, code text, purpose text)`;
  await server.database.sql`create table test_rewards (user_id bigint)`;
  const giveCode: AccountServer['giveCode'] = async (email, code = '1234', purpose) => {
    await server.database.sql`insert into test_codes values (${keptEmail(email) ?? email}, ${code}, ${purpose ?? null})`;
  };
  const mailsTo: AccountServer['mailsTo'] = (email) =>
    ports.mails.filter(({ to }) => to === email).map(({ template, values }) => values['change'] ?? template);
  const { freeToken } = createCaptcha({ db: server.database.db, keyring: server.identity.keyring, clock: server.clock });
  return {
    ...server,
    ports,
    giveCode,
    mailsTo,
    humanToken: freeToken,
    browser: (from = ownAddress()) => browserOf(server, giveCode, from),
  };
}
