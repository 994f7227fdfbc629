import { fastifyCookie, type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A cookie that holds a secret of the server's: `__Host-`, so that no neighbouring site can set it, for https only, and
 * out of reach of scripts. It is the same over http, which serves loopback alone: there browsers take it too, but for
 * Safari.
 */
export function hostCookie(title: string, sameSite: 'lax' | 'strict') {
  const name = `__Host-mortar_${title}`;
  const options = { path: '/', secure: true, httpOnly: true, sameSite } as const satisfies CookieSerializeOptions;
  return {
    name,
    /** What the browser holds; undefined without it. */
    read({ headers: { cookie } }: Pick<FastifyRequest, 'headers'>): string | undefined {
      return cookie ? fastifyCookie.parse(cookie)[name] : undefined;
    },
    /** Gives the browser a value for so many seconds; without them until it is closed. */
    set(reply: FastifyReply, value: string, seconds?: number): void {
      reply.setCookie(name, value, { ...options, ...(seconds !== undefined && { maxAge: seconds }) });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, options);
    },
  };
}
