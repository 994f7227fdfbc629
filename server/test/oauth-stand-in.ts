import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OAuthParty } from '../src/modules/identity/third-party/settings.ts';

/** A request to the address of authorization, as the third party got it. */
export interface Asked {
  scope: string;
  state: string;
  challenge: string;
  responseType: string;
}

export interface OAuthStandIn extends OAuthParty {
  /** What `userUrl` answers: the real shape of the third party. */
  profile: unknown;
  /** Refuses instead, with this word of RFC 6749. */
  refuses: string | undefined;
  asked: Asked[];
  close(): Promise<void>;
}

interface Code {
  challenge: string;
  redirectUri: string;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}

function answer(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(value));
}

/** A third party that speaks OAuth 2 as Discord and X do: authorization code with PKCE, Basic at the token, a profile by bearer. */
export async function startOAuthStandIn(userPath: string, profile: unknown): Promise<OAuthStandIn> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['mortar', randomBytes(16).toString('hex')];
  const codes = new Map<string, Code>();
  const tokens = new Set<string>();
  const self: OAuthStandIn = {
    clientId,
    clientSecret,
    profile,
    refuses: undefined,
    asked: [],
    authorizeUrl: `${origin}/authorize`,
    tokenUrl: `${origin}/token`,
    userUrl: origin + userPath,
    close: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const read = (name: string) => query.get(name) ?? '';
    const [challenge, state, redirectUri] = [read('code_challenge'), read('state'), read('redirect_uri')];
    self.asked.push({ scope: read('scope'), state, challenge, responseType: read('response_type') });
    const back = new URL(redirectUri);
    back.searchParams.set('state', state);
    const code = randomBytes(8).toString('hex');
    codes.set(code, { challenge, redirectUri });
    if (self.refuses) back.searchParams.set('error', self.refuses);
    else back.searchParams.set('code', code);
    response.writeHead(302, { location: back.href }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await formOf(request);
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return answer(response, 401, { error: 'invalid_client' });
    if (code?.challenge !== challenge || code.redirectUri !== form.get('redirect_uri'))
      return answer(response, 400, { error: 'invalid_grant' });
    const accessToken = randomBytes(16).toString('hex');
    tokens.add(accessToken);
    return answer(response, 200, { token_type: 'Bearer', access_token: accessToken, expires_in: 7200, scope: 'identify email' });
  }

  http.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    if (pathname === '/authorize') authorize(searchParams, response);
    else if (pathname === '/token') void token(request, response);
    else if (!tokens.has((request.headers.authorization ?? '').replace(/^bearer /i, '')))
      answer(response, 401, { message: '401: Unauthorized' });
    else answer(response, pathname === userPath ? 200 : 404, self.profile);
  });
  return self;
}
