import { randomBytes } from 'node:crypto';
import {
  loginByThirdParty,
  startThirdParty,
  THIRD_PARTIES,
  type SessionData,
  type ThirdParty,
  type ThirdPartyAnswer,
} from '@mortar/protocol/identity';
import { readConfig } from '../src/config.ts';
import type { ThirdParties } from '../src/modules/identity/third-party/settings.ts';
import { createAccountServer, type AccountServer, type TestBrowser } from './account.ts';
import { TEST_DATA_DIR, WORKSPACE } from './database.ts';
import type { TestResponse } from './http.ts';
import { startIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { travel } from './journey.ts';
import { startOAuthStandIn, type OAuthStandIn } from './oauth-stand-in.ts';
import { PEOPLE } from './modules.ts';

const { publicUrl } = readConfig({ DATA_DIR: TEST_DATA_DIR, MODULES: PEOPLE.join() }, WORKSPACE);

/** Address that a third party leads back to. */
export const callbackOf = (party: ThirdParty) => `${publicUrl}/api/accountservice/open/thirdparty/callback/${party}`;

export interface ThirdPartyServer extends AccountServer {
  google: IdentityProvider;
  discord: OAuthStandIn;
  x: OAuthStandIn;
}

/** A server with all three third parties: a real OpenID provider in the place of Google, the shapes of the other two over HTTP. */
export async function createThirdPartyServer(more: ThirdParties = {}): Promise<ThirdPartyServer> {
  const google = await startIdentityProvider([callbackOf('google')]);
  const discord = await startOAuthStandIn('/users/@me', {});
  const x = await startOAuthStandIn('/2/users/me', {});
  const server = await createAccountServer({ thirdParties: { google, discord, x, ...more } });
  return {
    ...server,
    google,
    discord,
    x,
    close: async () => {
      await server.close();
      await Promise.all([google.close(), discord.close(), x.close()]);
    },
  };
}

export const newKey = () => ({ 'idempotency-key': randomBytes(16).toString('hex') });

/** What a browser does on its way to a third party and back. */
export function traveller(server: AccountServer, browser: TestBrowser = server.browser()) {
  const self = {
    browser,

    /** Begins; gives where the browser would go. */
    async start(party: ThirdParty, more: object = {}, headers: Record<string, string> = {}): Promise<{ url: string; flow: string }> {
      const answer = await browser.call(startThirdParty, { registertype: THIRD_PARTIES[party], ...more }, headers);
      const { data, msg } = answer.json<{ data: { url: string; flow: string } | null; msg: string }>();
      if (!data) throw new Error(msg);
      return data;
    },

    /** Opens an address of ours as a browser does that comes from another site. */
    open(path: string): Promise<TestResponse> {
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', ...(cookie && { cookie }) };
      return server.call({ url: path, headers });
    },

    /** Goes there and back. */
    async journey(party: ThirdParty, more: object = {}, headers: Record<string, string> = {}): Promise<TestResponse> {
      const { url } = await self.start(party, more, headers);
      const back = await travel(url);
      return self.open(back.pathname + back.search);
    },

    auto: (party: ThirdParty, body: object, headers: Record<string, string> = newKey()): Promise<TestResponse> =>
      browser.call(loginByThirdParty, { registertype: THIRD_PARTIES[party], email: null, openid: '', ...body }, headers),

    /** There, back, and in. */
    async comeIn(party: ThirdParty, more: object = {}): Promise<TestResponse> {
      const page = await self.journey(party);
      return self.auto(party, { code: codeIn(page), ...more });
    },

    async session(party: ThirdParty, more: object = {}): Promise<SessionData> {
      const answer = await self.comeIn(party, more);
      const { data, msg } = answer.json<{ data: SessionData | null; msg: string }>();
      if (!data) throw new Error(msg);
      return data;
    },
  };
  return self;
}

/** What the page of a callback tells the site's own pages. */
export function toldBy({ body }: TestResponse): ThirdPartyAnswer | null {
  return JSON.parse(/<script type="application\/json" id="answer">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as ThirdPartyAnswer | null;
}

/** The code of an answer; fails with what came instead. */
export function codeIn(page: TestResponse): string {
  const answer = toldBy(page);
  if (!answer || !('code' in answer)) throw new Error(`no code: ${JSON.stringify(answer)}`);
  return answer.code;
}
