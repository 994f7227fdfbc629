import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../../lib/host-cookie.ts';
import { BROWSER_MS } from './limits.ts';

const cookie = hostCookie('wallet', 'strict');
const FORM = /^[\w-]{22}$/;

/** The secret of a browser that asked for a nonce; undefined when it holds none. */
export function browserOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const value = cookie.read(request);
  return value !== undefined && FORM.test(value) ? value : undefined;
}

/** The secret of a browser, made when it holds none; kept for an hour (security C2). */
export function keepBrowser(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): string {
  const secret = browserOf(request) ?? randomBytes(16).toString('base64url');
  cookie.set(reply, secret, BROWSER_MS / 1000);
  return secret;
}
