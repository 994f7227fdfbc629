import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

export type Cookies = Record<string, string | undefined>;

/** How cookies are set by which versions are chosen: no script reads them, and browsers take `__Host-` only from us. */
export const kept = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

export const cookiesOf = ({ headers: { cookie } }: FastifyRequest): Cookies => (cookie ? fastifyCookie.parse(cookie) : {});
