import { HEADERS } from '@mortar/protocol';
import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { isOwnPage } from '../../../lib/own-origin.ts';
import { route } from '../../../core/route.ts';
import { loadCommonPasswords } from '../common-passwords.ts';
import { tokenOf } from './access-token.ts';
import { callerOf } from '../caller.ts';
import type { Config } from '../../../config.ts';
import type { Identity, WaysIn } from '../context.ts';
import { clearSessionCookies, giveSession, refreshTokenOf } from './cookies.ts';
import { createLogin } from './login.ts';
import type { AccountPorts } from '../ports.ts';
import { createRegister } from './register.ts';
import { sessionDataOf } from './session-data.ts';

const UNAUTHORIZED = 401;

/** Binds the endpoints of sessions and people. */
export function registerSessionRoutes(
  app: FastifyInstance,
  identity: Identity,
  ports: AccountPorts,
  { ways, config }: { ways: WaysIn; config: Pick<Config, 'root' | 'publicUrl'> },
): void {
  const { sessions, tokens, authentication, readProfile } = identity;

  function refused(reply: FastifyReply): never {
    clearSessionCookies(reply);
    throw new AppError('tokenInvalid', { status: UNAUTHORIZED });
  }

  const login = createLogin({ ...identity, ...ways });
  route(app, operations.login, async ({ body, request, reply }) => {
    const demandHuman = () => ports.demandHuman(request);
    const { session, person } = await login(body, callerOf(request), demandHuman);
    return giveSession(reply, session, person);
  });

  const register = createRegister({ ...identity, ...ways, ports, isCommon: loadCommonPasswords(config.root) });
  route(app, operations.register, async ({ body, request, reply, once }) => {
    if (body.code !== undefined) await ports.codes.ensureHuman(request);
    const made = await register({ body, caller: callerOf(request), grant: ports.grantOf(request), once });
    const { session, brickstype, bricksamount } = made;
    ports.clearGrant(reply);
    return { ...giveSession(reply, session, await readProfile(session.userId)), brickstype, bricksamount };
  });

  route(app, operations.refreshSession, async ({ request, reply }) => {
    // The one call that a cookie decides over, so only our own page may make it (docs/design/sessions.md).
    if (!isOwnPage(request, config.publicUrl)) throw new AppError('forbidden');
    const token = refreshTokenOf(request);
    const open = token === undefined ? undefined : await tokens.refresh(token);
    if (!open) return refused(reply);
    const ban = authentication.banOfSession(request, open);
    if (!ban) return giveSession(reply, open, await readProfile(open.userId));
    return authentication.refuse(ban, request, reply);
  });

  route(app, operations.logout, async ({ request, reply }) => {
    const { sessionId, uid } = request.person ?? refused(reply);
    await sessions.end(sessionId, uid, 'logout');
    clearSessionCookies(reply);
    return {};
  });

  route(app, operations.getSession, async ({ request, reply }) => {
    const authorization = request.headers[HEADERS.authorization] ?? '';
    const claims = authentication.readPerson(authorization) ?? refused(reply);
    const device = await sessions.find(claims.sessionId);
    if (!device) throw new AppError('tokenInvalid');
    // That very token: whoever stole it gets no longer life for it.
    return sessionDataOf({ accessToken: tokenOf(authorization), expiresAt: claims.exp, device }, await readProfile(claims.userId));
  });

  route(app, operations.getProfile, ({ request, reply }) => readProfile((request.person ?? refused(reply)).userId));
}
