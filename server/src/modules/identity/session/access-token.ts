import { LRUCache } from 'lru-cache';
import type { Keyring } from '../../../lib/keyring.ts';
import type { Person } from '../../../lib/person.ts';

/** An access token lives 10 minutes (docs/design/sessions.md). */
export const ACCESS_MS = 10 * 60_000;

/** What a token says: who, by which session, until when (ms since the epoch). */
export interface AccessClaims extends Person {
  exp: number;
}

/** Makes the token: the claims and their mac, both base64url. */
export function signAccess(keyring: Keyring, { sessionId, userId, uid, exp }: AccessClaims): string {
  const payload = Buffer.from(JSON.stringify({ session: sessionId, userId, uid, exp })).toString('base64url');
  return keyring.sign('access', payload);
}

/** What a token says; null when it is not ours or was changed. */
function claimsOf(keyring: Keyring, token: string): AccessClaims | null {
  const payload = keyring.unsign('access', token);
  if (payload === undefined) return null;
  const { session, userId, uid, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
  return { sessionId: String(session), userId: Number(userId), uid: String(uid), exp: Number(exp) };
}

/** The token of an `Authorization` value. */
export const tokenOf = (authorization: string): string => authorization.replace(/^Bearer /i, '');

/** Tokens that are remembered once their mac was checked; only our own ones are, and each has one spelling, so nobody fills it. */
const REMEMBERED = 20_000;

/** Reads tokens; null for one that is not ours, changed or dead. No database is asked. */
export function createAccessReader(keyring: Keyring): (token: string, now: number) => AccessClaims | null {
  const checked = new LRUCache<string, AccessClaims>({ max: REMEMBERED });
  return (token, now) => {
    const known = checked.get(token);
    const claims = known ?? claimsOf(keyring, token);
    if (claims && !known) checked.set(token, claims);
    return claims && claims.exp > now ? claims : null;
  };
}
