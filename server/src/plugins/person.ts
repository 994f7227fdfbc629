import { HEADERS, type Endpoint } from '@mortar/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
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
    personFor(endpoint: Endpoint): onRequestHookHandler;
  }
}

export interface PersonOptions {
  readPerson: ReadPerson;
  banOfToken(authorization: string): BanCode | undefined;
  /** Refuses a blocked call, and ends what it carries of sessions. */
  refuse(ban: BanCode, request: FastifyRequest, reply: FastifyReply): Promise<never>;
}

async function register(app: FastifyInstance, { readPerson, banOfToken, refuse }: PersonOptions): Promise<void> {
  app.decorateRequest('person', null);

  app.decorate('personFor', ({ access }: Endpoint): onRequestHookHandler => (request, reply, done) => {
    const authorization = request.headers[HEADERS.authorization];
    const ban = authorization ? banOfToken(authorization) : undefined;
    // A promise for a blocked call alone: others wait for nothing.
    if (ban) return refuse(ban, request, reply);
    if (authorization) request.person = readPerson(authorization);
    done(access === 'user' && !request.person ? new AppError('tokenInvalid', { status: UNAUTHORIZED }) : undefined);
  });
}

/** Who calls: by the Authorization header only, never by a cookie (docs/design/sessions.md). */
export const person = fastifyPlugin(register, { name: 'person' });
