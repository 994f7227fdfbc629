import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../lib/host-cookie.ts';

type Asking = Pick<FastifyRequest, 'headers'>;

/** A cookie that ties what is begun in a browser to it (security C2, D1). @param form how long its secret is, and for how long it is kept */
export function browserSecret(title: string, sameSite: 'lax' | 'strict', { bytes, ms }: { bytes: number; ms: number }) {
  const cookie = hostCookie(title, sameSite);
  const form = new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`);

  /** The secret of a browser; empty when it holds none. */
  function browserOf(request: Asking): string {
    const secret = cookie.read(request) ?? '';
    return form.test(secret) ? secret : '';
  }

  /** The same, made when it holds none, and kept for as long again: windows side by side share it. */
  function keepBrowser(request: Asking, reply: FastifyReply): string {
    const secret = browserOf(request) || randomBytes(bytes).toString('base64url');
    cookie.set(reply, secret, ms / 1000);
    return secret;
  }

  return { browserOf, keepBrowser };
}
