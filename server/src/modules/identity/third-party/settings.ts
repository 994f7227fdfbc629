import { THIRD_PARTIES, type ThirdParty } from '@mortar/protocol/identity';
import { Type } from 'typebox';
import type { ConfigProblem } from '../../../config/problem.ts';
import type { Env, Settings, Variable } from '../../../config/settings.ts';

/** What a third party knows this installation by. */
export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/** One that speaks OpenID Connect: everything else stands in the document of its issuer. */
export type OidcParty = ClientCredentials & { issuer: string };

/** One that speaks OAuth 2 alone, with an address of its own that says who somebody is. */
export type OAuthParty = ClientCredentials & { authorizeUrl: string; tokenUrl: string; userUrl: string };

/** Third parties that this installation has credentials for. */
export interface ThirdParties {
  google?: OidcParty;
  discord?: OAuthParty;
  x?: OAuthParty;
}

type Endpoints = Omit<OAuthParty, keyof ClientCredentials>;

const GOOGLE_ISSUER = 'https://accounts.google.com';
const DISCORD: Endpoints = {
  authorizeUrl: 'https://discord.com/oauth2/authorize',
  tokenUrl: 'https://discord.com/api/oauth2/token',
  userUrl: 'https://discord.com/api/users/@me',
};
const X: Endpoints = {
  authorizeUrl: 'https://x.com/i/oauth2/authorize',
  tokenUrl: 'https://api.x.com/2/oauth2/token',
  userUrl: 'https://api.x.com/2/users/me',
};

function credentialsOf(env: Env, name: string): ClientCredentials | undefined {
  const [clientId, clientSecret] = [env[`OAUTH_${name}_CLIENT_ID`], env[`OAUTH_${name}_CLIENT_SECRET`]];
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

function endpointsOf(env: Env, name: string, usual: Endpoints): Endpoints {
  return {
    authorizeUrl: env[`OAUTH_${name}_AUTHORIZE_URL`] ?? usual.authorizeUrl,
    tokenUrl: env[`OAUTH_${name}_TOKEN_URL`] ?? usual.tokenUrl,
    userUrl: env[`OAUTH_${name}_USER_URL`] ?? usual.userUrl,
  };
}

/** Third parties out of `OAUTH_*`; one without credentials is absent. */
function readThirdParties(env: Env): ThirdParties {
  const [google, discord, x] = ['GOOGLE', 'DISCORD', 'X'].map((name) => credentialsOf(env, name));
  return {
    ...(google && { google: { ...google, issuer: env['OAUTH_GOOGLE_ISSUER'] ?? GOOGLE_ISSUER } }),
    ...(discord && { discord: { ...discord, ...endpointsOf(env, 'DISCORD', DISCORD) } }),
    ...(x && { x: { ...x, ...endpointsOf(env, 'X', X) } }),
  };
}

/** Settings of a third party that has no credentials, or half of them: nobody could sign in by it. */
function halfThirdParties(env: Env): ConfigProblem[] {
  const parties = readThirdParties(env);
  return (Object.keys(THIRD_PARTIES) as ThirdParty[]).flatMap((party) => {
    const prefix = `OAUTH_${party.toUpperCase()}_`;
    const set = Object.keys(env).find((name) => name.startsWith(prefix));
    if (!set || parties[party]) return [];
    return [{ variable: set, problem: `needs both ${prefix}CLIENT_ID and ${prefix}CLIENT_SECRET; set both or neither` }];
  });
}

/** An address of a third party; plain http only where it is a program of this machine. */
const partyLink: Variable = {
  schema: Type.String({
    pattern: '^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?)(/[^\\s?#]*)?$',
    maxLength: 2048,
  }),
  mustBe: 'an https:// address, or one of this machine',
};
const credential: Variable = { schema: Type.String({ pattern: '^[\\x21-\\x7e]+$', maxLength: 512 }), mustBe: 'what the third party gave' };

export const thirdPartySettings: Settings<{ thirdParties: ThirdParties }> = {
  prefixes: ['OAUTH_'],
  variables: {
    OAUTH_GOOGLE_CLIENT_ID: credential,
    OAUTH_GOOGLE_CLIENT_SECRET: credential,
    OAUTH_GOOGLE_ISSUER: partyLink,
    OAUTH_DISCORD_CLIENT_ID: credential,
    OAUTH_DISCORD_CLIENT_SECRET: credential,
    OAUTH_DISCORD_AUTHORIZE_URL: partyLink,
    OAUTH_DISCORD_TOKEN_URL: partyLink,
    OAUTH_DISCORD_USER_URL: partyLink,
    OAUTH_X_CLIENT_ID: credential,
    OAUTH_X_CLIENT_SECRET: credential,
    OAUTH_X_AUTHORIZE_URL: partyLink,
    OAUTH_X_TOKEN_URL: partyLink,
    OAUTH_X_USER_URL: partyLink,
  },
  read: (env) => ({ thirdParties: readThirdParties(env) }),
  contradictions: halfThirdParties,
};
