import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../../lib/host-cookie.ts';
import { STEP_MS } from './flows.ts';

/** Lax, because a third party leads back by a link of its own. */
const cookie = hostCookie('third_party', 'lax');
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The secret of the browser that began; empty where there is none. */
export function browserOf(request: Pick<FastifyRequest, 'headers'>): string {
  const secret = cookie.read(request);
  return secret && SECRET.test(secret) ? secret : '';
}

/** Gives the browser its secret, or keeps the one it has for as long again: windows side by side share it. */
export function keepBrowser(reply: FastifyReply, secret: string): void {
  cookie.set(reply, secret, STEP_MS / 1000);
}
