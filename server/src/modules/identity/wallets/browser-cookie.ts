import { randomBytes } from 'node:crypto';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BROWSER_MS } from './limits.ts';

const NAME = '__Host-mortar_wallet';
const FORM = /^[\w-]{22}$/;

/** The secret of a browser that asked for a nonce; undefined when it holds none. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const value = headers.cookie ? fastifyCookie.parse(headers.cookie)[NAME] : undefined;
  return value !== undefined && FORM.test(value) ? value : undefined;
}

/** The secret of a browser, made when it holds none; kept for an hour, for this site alone, out of reach of scripts (security C2). */
export function keepBrowser(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): string {
  const secret = browserOf(request) ?? randomBytes(16).toString('base64url');
  reply.setCookie(NAME, secret, { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: BROWSER_MS / 1000 });
  return secret;
}
