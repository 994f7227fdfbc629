import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STEP_MS } from './flows.ts';

/** Lax, because a third party leads back by a link of its own; `__Host-`, so that no neighbouring site can set it. */
const NAME = '__Host-mortar_third_party';
const OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The secret of the browser that began; empty where there is none. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const secret = headers.cookie ? fastifyCookie.parse(headers.cookie)[NAME] : undefined;
  return secret && SECRET.test(secret) ? secret : '';
}

/** Gives the browser its secret, or keeps the one it has for as long again: windows side by side share it. */
export function keepBrowser(reply: FastifyReply, secret: string): void {
  reply.setCookie(NAME, secret, { ...OPTIONS, maxAge: STEP_MS / 1000 });
}
