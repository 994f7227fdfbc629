import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { personOf } from '../confirmation/index.ts';
import type { IdentityContext } from '../context.ts';
import { callerOf } from '../caller.ts';
import type { AccountPorts } from '../ports.ts';
import { clearSessionCookies } from '../session/index.ts';
import { createDevices } from './service.ts';

/** Binds the list of a person's sessions, and what ends them. */
export function registerDeviceRoutes(app: FastifyInstance, context: IdentityContext, { sendMail }: Pick<AccountPorts, 'sendMail'>): void {
  const devices = createDevices({ ...context, sendMail });

  route(app, operations.listDevices, ({ request }) => devices.list(personOf(request)));

  route(app, operations.endDevice, async ({ body, request, reply }) => {
    const person = personOf(request);
    await devices.end(person, body.id, callerOf(request));
    if (body.id === person.sessionId) clearSessionCookies(reply);
    return {};
  });

  route(app, operations.endOtherDevices, ({ request }) => devices.endOthers(personOf(request), callerOf(request)));
}
