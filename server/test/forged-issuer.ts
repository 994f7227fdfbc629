import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OidcParty } from '../src/modules/identity/third-party/settings.ts';

/** What is wrong with the next ID token; nothing when empty. */
export interface Forgery {
  alg?: 'none' | 'HS256' | 'RS256';
  /** Signed by a key that the issuer does not publish. */
  isForeignKey?: boolean;
  claims?: Record<string, unknown>;
}

export interface ForgedIssuer extends OidcParty {
  forgery: Forgery;
  /** Nonce that the next token carries. */
  nonce: string;
  close(): Promise<void>;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(alg: string, text: string, key: KeyObject, publicKey: KeyObject): string {
  if (alg === 'none') return '';
  if (alg === 'HS256')
    return createHmac('sha256', publicKey.export({ type: 'spki', format: 'pem' }))
      .update(text)
      .digest('base64url');
  return sign('sha256', Buffer.from(text), key).toString('base64url');
}

/** An issuer whose ID tokens are as wrong as a test wants them. */
export async function startForgedIssuer(): Promise<ForgedIssuer> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const self: ForgedIssuer = {
    issuer,
    clientId: 'mortar',
    clientSecret: 'secret of a test',
    forgery: {},
    nonce: '',
    close: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };

  function idToken(): string {
    const { alg = 'RS256', isForeignKey = false, claims } = self.forgery;
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: issuer,
      aud: self.clientId,
      sub: 'somebody',
      iat: now,
      exp: now + 300,
      nonce: self.nonce,
      email: 'forged@example.com',
    };
    const text = `${part({ alg, kid: 'one' })}.${part({ ...payload, email_verified: true, ...claims })}`;
    return `${text}.${signed(alg, text, (isForeignKey ? foreign : own).privateKey, own.publicKey)}`;
  }

  const documents: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    }),
    '/jwks': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] }),
    '/token': () => ({ token_type: 'Bearer', access_token: 'token', expires_in: 300, id_token: idToken() }),
  };
  http.on('request', (request, response) => {
    const document = documents[request.url ?? ''];
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(document?.() ?? {}));
  });
  return self;
}
