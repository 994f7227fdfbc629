import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  Configuration,
  fetchProtectedResource,
} from 'openid-client';
import type { OAuthParty } from '../settings.ts';
import { PARTY_TIMEOUT_SECONDS, type Party, type Somebody } from './party.ts';

/** What tells one third party of OAuth 2 from another. */
export interface Dialect {
  /** No more than it takes to know who somebody is (security D7). */
  scope: string;
  /** Who its answer names. @throws when it names nobody */
  read(profile: unknown): Somebody;
}

/** A third party that speaks OAuth 2 without ID tokens: its own address says who an access token is of. */
export function createOAuthParty({ authorizeUrl, tokenUrl, userUrl, ...credentials }: OAuthParty, { scope, read }: Dialect): Party {
  const server = { issuer: new URL(authorizeUrl).origin, authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl };
  const party = new Configuration(server, credentials.clientId, undefined, ClientSecretBasic(credentials.clientSecret));
  party.timeout = PARTY_TIMEOUT_SECONDS;
  if ([authorizeUrl, tokenUrl, userUrl].some((url) => url.startsWith('http:'))) allowInsecureRequests(party);

  return {
    async addressOf({ redirectUri, state, verifier }) {
      const parameters = {
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      return buildAuthorizationUrl(party, parameters).href;
    },

    async redeem(answer, { state, verifier }) {
      const tokens = await authorizationCodeGrant(party, answer, { pkceCodeVerifier: verifier, expectedState: state });
      const response = await fetchProtectedResource(party, tokens.access_token, new URL(userUrl), 'GET');
      if (!response.ok) throw new Error(`the third party answered ${response.status} when it was asked who this is`);
      return read(await response.json());
    },
  };
}
