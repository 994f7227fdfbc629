import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance } from 'fastify';
import type { PersonalData } from '../../../core/personal-data.ts';
import { route } from '../../../core/route.ts';
import { evidenceOf, type Confirm } from '../confirmation/index.ts';
import type { IdentityContext } from '../context.ts';
import type { AccountPorts } from '../ports.ts';
import { clearSessionCookies } from '../session/index.ts';
import { createDelete } from './delete.ts';
import { createExport } from './export.ts';

/** Binds export and deletion of an account. */
export function registerLeavingRoutes(
  app: FastifyInstance,
  context: IdentityContext,
  ports: AccountPorts,
  { confirm, rooms }: { confirm: Confirm; rooms(): readonly PersonalData[] },
): void {
  const deps = { ...context, confirm, rooms, sendMail: ports.sendMail };

  const exportData = createExport(deps);
  route(app, operations.exportAccount, async ({ body, request, reply }) => {
    const data = await exportData(evidenceOf(request, ports, { purpose: 'verify', password: body.password, code: body.verifycode }));
    ports.clearGrant(reply);
    return data;
  });

  const deleteAccount = createDelete(deps);
  route(app, operations.deleteAccount, async ({ body, request, reply }) => {
    await deleteAccount(evidenceOf(request, ports, { purpose: 'verify', password: body.password, code: body.verifycode }));
    ports.clearGrant(reply);
    clearSessionCookies(reply);
    return {};
  });
}
