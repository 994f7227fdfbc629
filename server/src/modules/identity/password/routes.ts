import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../core/route.ts';
import { evidenceOf, type Confirm } from '../confirmation/index.ts';
import type { Config } from '../../../config.ts';
import type { IdentityContext } from '../context.ts';
import { callerOf } from '../caller.ts';
import type { AccountPorts } from '../ports.ts';
import { clearSessionCookies } from '../session/index.ts';
import { createChange } from './change.ts';
import { loadCommonPasswords } from '../common-passwords.ts';
import { createReset } from './reset.ts';

/** Binds the endpoints that set a password. */
export function registerPasswordRoutes(
  app: FastifyInstance,
  context: IdentityContext,
  ports: AccountPorts,
  { confirm, config }: { confirm: Confirm; config: Pick<Config, 'root'> },
): void {
  const deps = { ...context, isCommon: loadCommonPasswords(config.root), sendMail: ports.sendMail };

  const reset = createReset({ ...deps, codes: ports.codes });
  route(app, operations.resetPassword, async ({ body, request, reply }) => {
    if (body.code !== undefined) await ports.codes.ensureHuman(request);
    const userId = await reset({ body, caller: callerOf(request), grant: ports.grantOf(request) });
    ports.clearGrant(reply);
    // The session of this very browser has ended with the others.
    if (request.person?.userId === userId) clearSessionCookies(reply);
    return {};
  });

  const change = createChange({ ...deps, confirm });
  route(app, operations.updatePassword, async ({ body, request, reply }) => {
    const { oldpassword, code } = body;
    await change(body, evidenceOf(request, ports, { purpose: 'editPass', password: oldpassword, code }));
    ports.clearGrant(reply);
    return {};
  });
}
