import type { Input } from '@mortar/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { route } from '../../../lib/route.ts';
import { evidenceOf, type Confirm } from '../confirmation/index.ts';
import {
  callerOf,
  checkKey,
  emailOrRefuse,
  sessionDataOf,
  setSessionCookies,
  type AccountPorts,
  type OpenSession,
  type Sessions,
} from '../session/index.ts';
import type { NewAddress } from './prove.ts';
import { createProve } from './prove.ts';
import { createEmailService } from './service.ts';

/** Binds the endpoints of the account's e-mail address. */
export function registerEmailRoutes(app: FastifyInstance, sessions: Sessions, ports: AccountPorts, confirm: Confirm): void {
  const { db, clock, service } = sessions;
  const { codes, sendMail } = ports;
  const prove = createProve({ db, codes, sendMail });
  const emails = createEmailService({ db, clock, prove, confirm, sessions: service, sendMail });

  async function addressOf(request: FastifyRequest, { email, code }: { email: string; code?: string }): Promise<NewAddress> {
    if (code !== undefined) await codes.ensureHuman(request);
    const caller = callerOf(request);
    return { email: emailOrRefuse(email, caller.locale), code, grant: ports.grantOf(request), caller };
  }

  /** Ends a sign-in by a third party that waited for this address (research D5). */
  async function endPending(request: FastifyRequest, address: NewAddress, body: Input<'account.bindingEmail'>): Promise<OpenSession> {
    const { registertype, openid, key } = body;
    const { pendingSignIns } = ports;
    if (!pendingSignIns || registertype === undefined || openid === undefined) throw new AppError('thirdPartyLoginRefused');
    checkKey(key, address.caller.locale);
    return prove.proven(address, undefined, async (tx) => {
      const { userId, uid } = await pendingSignIns.finish(tx, request, { registertype, openid, email: address.email });
      return service.begin(tx, { userId, uid, device: address.caller.device, key });
    });
  }

  route(app, 'account.bindingEmail', async ({ body, request, reply }) => {
    const address = await addressOf(request, body);
    const { person } = request;
    const open = person ? await emails.bind(person, address) : await endPending(request, address, body);
    ports.clearGrant?.(reply);
    if (!person) ports.pendingSignIns?.clear(reply);
    const data = sessionDataOf(open, await sessions.readProfile(open.userId));
    setSessionCookies(reply, data, open.refreshToken);
    return data;
  });

  route(app, 'account.emailChange', async ({ body, request, reply }) => {
    const { password, verifycode } = body;
    await emails.change(await addressOf(request, body), evidenceOf(request, ports, { purpose: 'verify', password, code: verifycode }));
    ports.clearGrant?.(reply);
    return {};
  });

  route(app, 'account.emailUnbind', async ({ body, request, reply }) => {
    const { password, verifycode } = body;
    await emails.unbind(evidenceOf(request, ports, { purpose: 'verify', password, code: verifycode }));
    ports.clearGrant?.(reply);
    return {};
  });
}
