import type { Input } from '@mortar/protocol';
import type { bindEmail } from '@mortar/protocol/identity';
import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { route } from '../../../core/route.ts';
import { evidenceOf, type Confirm } from '../confirmation/index.ts';
import type { IdentityContext } from '../context.ts';
import { callerOf } from '../caller.ts';
import type { AccountPorts } from '../ports.ts';
import { giveSession } from '../session/index.ts';
import { emailOrRefuse } from '../users/email.ts';
import type { ThirdPartySignIn } from '../third-party/routes.ts';
import { createProve, type NewAddress } from './prove.ts';
import { createEmailService } from './service.ts';

/** Binds the endpoints of the account's e-mail address. */
export function registerEmailRoutes(
  app: FastifyInstance,
  context: IdentityContext,
  ports: AccountPorts,
  { confirm, thirdParties }: { confirm: Confirm; thirdParties: Pick<ThirdPartySignIn, 'finish'> },
): void {
  const { codes, sendMail } = ports;
  const prove = createProve({ ...context, codes, sendMail });
  const emails = createEmailService({ ...context, prove, confirm, sendMail });

  async function addressOf(request: FastifyRequest, { email, code }: { email: string; code?: string }): Promise<NewAddress> {
    if (code !== undefined) await codes.ensureHuman(request);
    const caller = callerOf(request);
    return { email: emailOrRefuse(email), code, grant: ports.grantOf(request), caller };
  }

  /** Without a session it is for a sign-in that waits for an address; what the browser says of it decides nothing. */
  async function endPending(request: FastifyRequest, body: Input<typeof bindEmail>): ReturnType<ThirdPartySignIn['finish']> {
    const { registertype, openid } = body;
    if (registertype === undefined || openid === undefined) throw new AppError('thirdPartyLoginRefused');
    if (body.code !== undefined) await codes.ensureHuman(request);
    return thirdParties.finish(request, { ...body, registertype, openid });
  }

  route(app, operations.bindEmail, async ({ body, request, reply }) => {
    const { person } = request;
    const { session, reward } = person
      ? { session: await emails.bind(person, await addressOf(request, body)), reward: {} }
      : await endPending(request, body);
    ports.clearGrant(reply);
    return { ...giveSession(reply, session, await context.readProfile(session.userId)), ...reward };
  });

  route(app, operations.changeEmail, async ({ body, request, reply }) => {
    const { password, verifycode } = body;
    await emails.change(await addressOf(request, body), evidenceOf(request, ports, { purpose: 'verify', password, code: verifycode }));
    ports.clearGrant(reply);
    return {};
  });

  route(app, operations.unbindEmail, async ({ body, request, reply }) => {
    const { password, verifycode } = body;
    await emails.unbind(evidenceOf(request, ports, { purpose: 'verify', password, code: verifycode }));
    ports.clearGrant(reply);
    return {};
  });
}
