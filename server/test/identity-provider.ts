import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import type { OidcParty } from '../src/modules/identity/third-party/settings.ts';

/** Somebody with an account at the identity provider. */
export interface Resident {
  sub: string;
  email?: string;
  email_verified?: boolean;
  /** Organisation whose mailboxes the provider runs. */
  hd?: string;
}

export interface IdentityProvider extends OidcParty {
  residents: Map<string, Resident>;
  /** Who signs in without a page that asks; `null` refuses. Left out, the page asks. */
  visitor: string | null | undefined;
  close(): Promise<void>;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page that asks who it is: a link for everybody, and one that refuses. */
function page(uid: string, residents: Iterable<Resident>): string {
  const links = [...residents].map(
    ({ sub, email }) => `<li><a href="/interaction/${uid}/as/${encodeURIComponent(sub)}">Continue as ${escaped(email ?? sub)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><title>Identity provider</title><h1>Who are you?</h1><ul>${links.join('')}</ul><a href="/interaction/${uid}/refuse">Cancel</a></html>`;
}

function configurationOf(given: {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  residents: Map<string, Resident>;
}): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
  return {
    clients: [
      {
        client_id: given.clientId,
        client_secret: given.clientSecret,
        redirect_uris: given.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub', 'hd'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...given.residents.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    ttl: { Session: 60, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  };
}

/** A real OpenID provider on loopback, in the place of Google. @param redirectUris addresses that it may lead back to */
export async function startIdentityProvider(redirectUris: string[], port = 0): Promise<IdentityProvider> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['mortar', randomBytes(16).toString('hex')];
  const residents = new Map<string, Resident>();
  const provider = new Provider(issuer, configurationOf({ clientId, clientSecret, redirectUris, residents }));
  const own = provider.callback();
  const self: IdentityProvider = {
    issuer,
    clientId,
    clientSecret,
    residents,
    visitor: undefined,
    close: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, , uid = '', act, sub = ''] = (request.url ?? '').split('/');
    const finish = (login: string | null) =>
      provider.interactionFinished(
        request,
        response,
        login === null ? { error: 'access_denied', error_description: 'refused' } : { login: { accountId: login } },
        { mergeWithLastSubmission: false },
      );
    if (act === 'refuse') return finish(null);
    if (act === 'as') return finish(decodeURIComponent(sub));
    if (self.visitor !== undefined) return finish(self.visitor);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page(uid, residents.values()));
  }

  http.on('request', (request, response) => {
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else void own(request, response);
  });
  return self;
}
