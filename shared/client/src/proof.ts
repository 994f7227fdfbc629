import { toBase64url, type ProofClaims } from '@mortar/protocol';
import type { Exchange } from './exchange.ts';

/** Signs a text by the session's key: base64url of the 64 bytes of an ES256 signature. */
export type SignByKey = (text: string) => Promise<string>;

export interface ProofOptions {
  /** Access token that the call carries. */
  token: string;
  /** Server time, ms since the epoch. */
  now: number;
  sign: SignByKey;
}

const utf8 = new TextEncoder();

const part = (value: object): string => toBase64url(utf8.encode(JSON.stringify(value)));

async function hashOf(text: string): Promise<string> {
  return toBase64url(await crypto.subtle.digest('SHA-256', utf8.encode(text)));
}

/** A proof of one call with a JSON body by the session's key, good once (docs/design/sessions.md, the shape of RFC 9449). */
export async function proofOf({ method, url, body }: Exchange, { token, now, sign }: ProofOptions): Promise<string> {
  const { origin, pathname } = new URL(url, location.href);
  const claims: ProofClaims = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: origin + pathname,
    iat: Math.floor(now / 1000),
    ath: await hashOf(token),
    // As it is sent: `http.ts` has axios write an object as plain JSON.
    bh: await hashOf(body === undefined ? '' : JSON.stringify(body)),
  };
  const text = `${part({ typ: 'dpop+jwt', alg: 'ES256' })}.${part(claims)}`;
  return `${text}.${await sign(text)}`;
}
