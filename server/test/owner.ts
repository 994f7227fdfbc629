import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { endpoints, type Endpoint, type EndpointId, type SessionData } from '@mortar/protocol';
import { sha256url } from '../src/lib/proof.ts';
import { authorization, PASSWORD, type AccountServer, type TestBrowser } from './account.ts';
import type { TestResponse } from './http.ts';

/** The key of a browser's session. */
export interface BrowserKey {
  /** Public half, for a sign-up or sign-in. */
  jwk: object;
  /** A proof for one call. */
  prove(call: { path: string; token: string; body: object; server: Pick<AccountServer, 'clock' | 'config'> }): string;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function createBrowserKey(): BrowserKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    jwk: publicKey.export({ format: 'jwk' }),
    prove({ path, token, body, server }) {
      const claims = {
        jti: randomUUID(),
        htm: 'POST',
        htu: `${server.config.publicUrl}${path}`,
        iat: Math.floor(server.clock.now() / 1000),
        ath: sha256url(token),
        bh: sha256url(JSON.stringify(body)),
      };
      const text = `${part({ typ: 'dpop+jwt', alg: 'ES256' })}.${part(claims)}`;
      return `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
    },
  };
}

/** Somebody with an account, in a browser of their own. */
export interface Owner {
  email: string;
  browser: TestBrowser;
  key: BrowserKey;
  session: SessionData;
  /** A call as the owner's page makes it, with a proof where the endpoint wants one. */
  act(id: EndpointId, input?: object, headers?: Record<string, string>): Promise<TestResponse>;
  /** Whether a token still opens anything. */
  isOpen(): Promise<boolean>;
  /** The same person in another browser. */
  elsewhere(from?: string): Promise<Owner>;
}

function ownerIn(server: AccountServer, browser: TestBrowser, { email, key, session }: Pick<Owner, 'email' | 'key' | 'session'>): Owner {
  const act: Owner['act'] = (id, input = {}, headers = {}) => {
    const { path, proof }: Endpoint = endpoints[id];
    const { token } = session;
    const dpop: Record<string, string> = proof ? { dpop: key.prove({ path, token, body: input, server }) } : {};
    return browser.call(id, input, { ...authorization(token), ...dpop, ...headers });
  };
  return {
    email,
    browser,
    key,
    session,
    act,
    isOpen: async () => (await act('account.userInfo')).statusCode === 200,
    async elsewhere(from) {
      const [other, otherKey] = [server.browser(from), createBrowserKey()];
      const answer = await other.call('account.login', { email, password: PASSWORD, key: otherKey.jwk });
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
  const [browser, key] = [server.browser(from), createBrowserKey()];
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
