import { HEADERS } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import { operations } from '@mortar/protocol/identity/operations';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import { isOwnPage } from '../../../lib/own-origin.ts';
import { route } from '../../../lib/route.ts';
import { loadCommonPasswords } from '../password/common.ts';
import { createCreatePerson } from '../users/create-person.ts';
import { tokenOf } from './access-token.ts';
import { callerOf } from './caller.ts';
import { clearSessionCookies, refreshTokenOf, setSessionCookies } from './cookies.ts';
import type { Sessions } from './index.ts';
import { createLogin } from './login.ts';
import type { AccountPorts } from './ports.ts';
import { createRegister } from './register.ts';
import type { OpenSession } from './service.ts';
import { sessionDataOf } from './session-data.ts';
import { createBeginSession, type ShownPerson } from './begin-session.ts';

const UNAUTHORIZED = 401;

/** Binds the endpoints of sessions and people. */
export function registerSessionRoutes(app: FastifyInstance, sessions: Sessions, ports: AccountPorts): void {
  const { db, readProfile } = sessions;

  async function given(reply: FastifyReply, open: OpenSession, person?: ShownPerson): Promise<SessionData> {
    const data = sessionDataOf(open, person ?? (await readProfile(open.userId)));
    setSessionCookies(reply, data, open.refreshToken);
    return data;
  }

  function refused(reply: FastifyReply): never {
    clearSessionCookies(reply);
    throw new AppError('tokenInvalid', { status: UNAUTHORIZED });
  }

  const beginSession = createBeginSession({ db, sessions: sessions.service, sendMail: ports.sendMail });
  const login = createLogin({ ...sessions, beginSession });
  route(app, operations.login, async ({ body, request, reply }) => {
    const demandHuman = async () => ports.demandHuman?.(request);
    const { session, person } = await login(body, callerOf(request), demandHuman);
    return given(reply, session, person);
  });

  const isCommon = loadCommonPasswords(sessions.root);
  const createPerson = createCreatePerson({ ...sessions, rewards: ports.rewards });
  const register = createRegister({ ...sessions, sessions: sessions.service, isCommon, ports, createPerson, beginSession });
  route(app, operations.register, async ({ body, request, reply, once }) => {
    if (body.code !== undefined) await ports.codes.ensureHuman(request);
    const made = await register({ body, caller: callerOf(request), grant: ports.grantOf(request), once });
    const { brickstype, bricksamount } = made;
    ports.clearGrant?.(reply);
    return { ...(await given(reply, made.session)), brickstype, bricksamount };
  });

  route(app, operations.refreshSession, async ({ request, reply }) => {
    // The one call that a cookie decides over, so only our own page may make it (docs/design/sessions.md).
    if (!isOwnPage(request, sessions.publicUrl)) throw new AppError('forbidden');
    const token = refreshTokenOf(request);
    const open = token === undefined ? undefined : await sessions.service.refresh(token);
    if (!open) return refused(reply);
    const bar = sessions.standing.barOfAccount(open.uid);
    if (!bar) return given(reply, open);
    clearSessionCookies(reply);
    throw new AppError(bar);
  });

  route(app, operations.logout, async ({ request, reply }) => {
    const { sessionId, uid } = request.person ?? refused(reply);
    await sessions.service.end(sessionId, uid);
    clearSessionCookies(reply);
    return {};
  });

  route(app, operations.getSession, async ({ request, reply }) => {
    const authorization = request.headers[HEADERS.authorization] ?? '';
    const claims = sessions.readAccess(authorization) ?? refused(reply);
    const open = await sessions.service.current(claims, tokenOf(authorization));
    return sessionDataOf(open, await readProfile(claims.userId));
  });

  route(app, operations.getProfile, ({ request, reply }) => readProfile((request.person ?? refused(reply)).userId));
}
