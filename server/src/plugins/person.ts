import { HEADERS, type Endpoint } from '@mortar/protocol';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { Bans } from '../lib/bans.ts';
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
  standing: Pick<Bans, 'banOfAccount'>;
}

async function register(app: FastifyInstance, { readPerson, standing }: PersonOptions): Promise<void> {
  app.decorateRequest('person', null);

  function refusalOf(request: FastifyRequest, access: Endpoint['access']): AppError | undefined {
    const ban = request.person && standing.banOfAccount(request.person.uid);
    if (ban) return new AppError(ban);
    return access === 'user' && !request.person ? new AppError('tokenInvalid', { status: UNAUTHORIZED }) : undefined;
  }

  app.decorate('personFor', ({ access }: Endpoint): onRequestHookHandler => (request, _reply, done) => {
    const authorization = request.headers[HEADERS.authorization];
    if (authorization) request.person = readPerson(authorization);
    done(refusalOf(request, access));
  });
}

/** Who calls: by the Authorization header only, never by a cookie (docs/design/sessions.md). */
export const person = fastifyPlugin(register, { name: 'person' });
