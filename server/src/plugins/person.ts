import { HEADERS, type Endpoint } from '@mortar/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { BanCode } from '../lib/bans.ts';
import type { Person, ReadPerson } from '../lib/person.ts';

const UNAUTHORIZED = 401;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. Never null in an endpoint whose access is `user`. */
    person: Person | null;
  }
  interface FastifyInstance {
    /** Hook that reads who calls, and refuses a visitor where access is `user`. */
    personFor(endpoint: Endpoint): onRequestAsyncHookHandler;
  }
}

export interface PersonOptions {
  readPerson: ReadPerson;
  banOfToken(authorization: string): BanCode | undefined;
  /** Ends what a blocked call carries of sessions. */
  expel(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

async function register(app: FastifyInstance, { readPerson, banOfToken, expel }: PersonOptions): Promise<void> {
  app.decorateRequest('person', null);

  app.decorate('personFor', ({ access }: Endpoint): onRequestAsyncHookHandler => async (request, reply) => {
    const authorization = request.headers[HEADERS.authorization];
    if (authorization) {
      const ban = banOfToken(authorization);
      if (ban) {
        await expel(request, reply);
        throw new AppError(ban);
      }
      request.person = readPerson(authorization);
    }
    if (access === 'user' && !request.person) throw new AppError('tokenInvalid', { status: UNAUTHORIZED });
  });
}

/** Who calls: by the Authorization header only, never by a cookie (docs/design/sessions.md). */
export const person = fastifyPlugin(register, { name: 'person' });
