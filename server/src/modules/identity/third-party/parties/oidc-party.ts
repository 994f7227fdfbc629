import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type Configuration,
  type IDToken,
  type UserInfoResponse,
} from 'openid-client';
import type { OidcParty } from '../settings.ts';
import { keptEmail } from '../../users/email.ts';
import { PARTY_TIMEOUT_SECONDS, type EmailTrust, type Party } from './party.ts';

/** The one algorithm that an ID token may be signed with: neither `none` nor a shared secret passes for it (security D3). */
const SIGNED_BY = 'RS256';
const GOOGLE = 'https://accounts.google.com';
const GOOGLE_MAIL = /@(gmail|googlemail)\.com$/i;

/** Google speaks for its own mailboxes and for those of an organisation that it hosts (`hd`); of others it knows what was true once. */
function trustOf(issuer: string, { email = '', email_verified: isVerified, hd }: IDToken | UserInfoResponse): EmailTrust {
  if (isVerified !== true) return 'none';
  const isHosted = typeof hd === 'string' && hd !== '';
  return isHosted || (issuer === GOOGLE && GOOGLE_MAIL.test(String(email))) ? 'owned' : 'verified';
}

/** A third party that speaks OpenID Connect: issuer, audience, nonce, time and signature of its ID token are checked. */
export function createOidcParty({ issuer, clientId, clientSecret }: OidcParty): Party {
  const server = new URL(issuer);
  let known: Promise<Configuration> | undefined;

  function configuration(): Promise<Configuration> {
    const execute = [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])];
    const metadata = { id_token_signed_response_alg: SIGNED_BY };
    known ??= discovery(server, clientId, metadata, ClientSecretPost(clientSecret), { execute, timeout: PARTY_TIMEOUT_SECONDS }).catch(
      (error: unknown) => {
        // Asked again by the next one who comes.
        known = undefined;
        throw error;
      },
    );
    return known;
  }

  return {
    async addressOf({ redirectUri, state, nonce, verifier }) {
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      return buildAuthorizationUrl(await configuration(), parameters).href;
    },

    async redeem(answer, { state, nonce, verifier }) {
      const party = await configuration();
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(party, answer, checks);
      const claims = tokens.claims();
      if (!claims) throw new Error('the third party gave no ID token');
      const hasMore = claims['email'] === undefined && party.serverMetadata().userinfo_endpoint !== undefined;
      const profile = hasMore ? await fetchUserInfo(party, tokens.access_token, claims.sub) : claims;
      const email = keptEmail(String(profile['email'] ?? '')) ?? null;
      return { subject: claims.sub, email, trust: email ? trustOf(claims.iss, profile) : 'none' };
    },
  };
}
