import { fastifyCookie } from '@fastify/cookie';
import { GRANT_SECONDS } from '@mortar/protocol/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers take a `__Host-` cookie only over https, or where they treat localhost so. */
const nameFor = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-mortar_grant' : 'mortar_grant');

const optionsFor = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:') }) as const;

/** The cookie that holds a grant: in this browser only, for this site only, readable by no script (docs/design/sessions.md). */
export function createGrantCookie(publicUrl: string) {
  return {
    /** The grant of a request; undefined when the browser has none. */
    read({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
      return headers.cookie ? fastifyCookie.parse(headers.cookie)[nameFor(publicUrl)] : undefined;
    },
    set(reply: FastifyReply, grant: string): void {
      reply.setCookie(nameFor(publicUrl), grant, { ...optionsFor(publicUrl), maxAge: GRANT_SECONDS });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(nameFor(publicUrl), optionsFor(publicUrl));
    },
  };
}
