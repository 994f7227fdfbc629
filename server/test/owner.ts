import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@mortar/protocol';
import { getProfile, login, type SessionData } from '@mortar/protocol/identity';
import { authorization, PASSWORD, type AccountServer, type TestBrowser } from './account.ts';
import type { TestResponse } from './http.ts';
import { sessionKey } from './session-key.ts';

/** Somebody with an account, in a browser of their own. */
export interface Owner {
  email: string;
  browser: TestBrowser;
  key: ReturnType<typeof sessionKey>;
  session: SessionData;
  /** A call as the owner's page makes it, with a proof where the endpoint wants one. */
  act(endpoint: Endpoint, input?: object, headers?: Record<string, string>): Promise<TestResponse>;
  /** Whether a token still opens anything. */
  isOpen(): Promise<boolean>;
  /** The same person in another browser. */
  elsewhere(from?: string): Promise<Owner>;
}

function ownerIn(server: AccountServer, browser: TestBrowser, { email, key, session }: Pick<Owner, 'email' | 'key' | 'session'>): Owner {
  const act: Owner['act'] = (endpoint, input = {}, headers = {}) => {
    const { token } = session;
    return browser.call(endpoint, input, { ...(endpoint.proof ? key.proof(endpoint, input, token) : authorization(token)), ...headers });
  };
  return {
    email,
    browser,
    key,
    session,
    act,
    isOpen: async () => (await act(getProfile)).statusCode === 200,
    async elsewhere(from) {
      const [other, otherKey] = [server.browser(from), sessionKey(server)];
      const answer = await other.call(login, { email, password: PASSWORD, key: otherKey.jwk });
      return ownerIn(server, other, { email, key: otherKey, session: answer.json<{ data: SessionData }>().data });
    },
  };
}

/** Signs somebody up with a key of their browser. */
export async function createOwner(
  server: AccountServer,
  email = newEmail(),
  { from, more = {} }: { from?: string; more?: object } = {},
): Promise<Owner> {
  const [browser, key] = [server.browser(from), sessionKey(server)];
  const session = await browser.signUp(email, { key: key.jwk, ...more });
  return ownerIn(server, browser, { email, key, session });
}

/** An address that no other test uses. */
export const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`;

/** Gives somebody another way to sign in, as if it had been bound. */
export async function giveMethod(server: AccountServer, uid: string, kind = 'test'): Promise<void> {
  await server.database.sql`insert into account_identities (user_id, kind, subject, verified_at)
    select id, ${kind}, ${randomBytes(6).toString('hex')}, now() from account_users where uid = ${uid}`;
}
