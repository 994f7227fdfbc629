import { HEADERS, type Endpoint } from '@mortar/protocol';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import type { Person, ReadPerson } from '../lib/person.ts';
import type { Standing } from '../modules/account/index.ts';

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
  standing: Pick<Standing, 'barOfAccount'>;
}

async function register(app: FastifyInstance, { readPerson, standing }: PersonOptions): Promise<void> {
  app.decorateRequest('person', null);
  app.decorate('personFor', ({ access }: Endpoint) => async (request: FastifyRequest) => {
    const authorization = request.headers[HEADERS.authorization];
    if (authorization) request.person = await readPerson(authorization);
    const bar = request.person && standing.barOfAccount(request.person.uid);
    if (bar) throw new AppError(bar);
    if (access === 'user' && !request.person) throw new AppError('tokenInvalid', { status: UNAUTHORIZED });
  });
}

/** Who calls: by the Authorization header only, never by a cookie (decisions §7). */
export const person = fastifyPlugin(register, { name: 'person' });
