import { TOKEN_COOKIE, USER_COOKIE, type SessionData } from '@mortar/protocol/identity';
import type { FastifyReply } from 'fastify';
import { hostCookie } from '../../../lib/host-cookie.ts';
import type { ShownPerson } from './begin-session.ts';
import { IDLE_MS } from './limits.ts';
import type { OpenSession } from './tokens.ts';
import { sessionDataOf } from './session-data.ts';

const refreshToken = hostCookie('refresh', 'lax');
export const REFRESH_COOKIE = refreshToken.name;

const shared = { path: '/', secure: true, sameSite: 'lax' } as const;
const kept = { ...shared, maxAge: IDLE_MS / 1000 } as const;

/** The refresh token of a request; undefined when there is none. */
export const refreshTokenOf = refreshToken.read;

/** Gives the browser a session. @returns the session as the wire has it */
export function giveSession(reply: FastifyReply, open: OpenSession, person: ShownPerson): SessionData {
  const data = sessionDataOf(open, person);
  setSessionCookies(reply, data, open.refreshToken);
  return data;
}

/** Gives the browser its session: the token for scripts, display fields, and the refresh token that no script can read (docs/design/sessions.md). */
export function setSessionCookies(reply: FastifyReply, session: SessionData, secret: string | undefined): void {
  const { token, uid, username, headimgurl, walletaddress } = session;
  reply.setCookie(TOKEN_COOKIE, token, kept);
  reply.setCookie(USER_COOKIE, JSON.stringify({ uid, username, headimgurl, walletaddress }), kept);
  if (secret !== undefined) refreshToken.set(reply, secret, kept.maxAge);
}

/** Takes the session's cookies away by name; language and theme stay. */
export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(TOKEN_COOKIE, shared);
  reply.clearCookie(USER_COOKIE, shared);
  refreshToken.clear(reply);
}
