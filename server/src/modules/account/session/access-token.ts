import type { Keyring } from '../../../lib/keyring.ts';
import type { Person } from '../../../lib/person.ts';

/** An access token lives 10 minutes (decisions §7). */
export const ACCESS_MS = 10 * 60_000;

/** What a token says: who, by which session, until when (ms since the epoch). */
export interface AccessClaims extends Person {
  exp: number;
}

/** Makes the token: the claims and their mac, both base64url. */
export function signAccess(keyring: Keyring, { sessionId, userId, uid, exp }: AccessClaims): string {
  const payload = Buffer.from(JSON.stringify({ session: sessionId, userId, uid, exp })).toString('base64url');
  return `${payload}.${keyring.mac('access', payload)}`;
}

/** Reads a token; null when it is not ours, changed or dead. No database is asked. */
export function readAccess(keyring: Keyring, token: string, now: number): AccessClaims | null {
  const [payload = '', mac = '', rest] = token.split('.');
  if (rest !== undefined || !keyring.verify('access', payload, mac)) return null;
  const { session, userId, uid, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
  return Number(exp) > now ? { sessionId: String(session), userId: Number(userId), uid: String(uid), exp: Number(exp) } : null;
}
