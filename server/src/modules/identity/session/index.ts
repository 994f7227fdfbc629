import type { SessionData, UserProfile } from '@mortar/protocol/identity';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/database.ts';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Idempotency } from '../../../lib/idempotency.ts';
import { loadKeyring, type Keyring } from '../../../lib/keyring.ts';
import type { ProofStore } from '../../../lib/proof.ts';
import type { ReadPerson } from '../../../lib/person.ts';
import { createPasswordHasher, type PasswordHasher } from '../password/hasher.ts';
import { followStanding, type Standing } from '../../moderation/index.ts';
import { createProfileReader, type ReadProfile } from '../users/profile.ts';
import { createAccessReader, tokenOf, type AccessClaims } from './access-token.ts';
import { refreshTokenOf } from './cookies.ts';
import { createIdempotency } from './idempotency.ts';
import { IDEMPOTENCY_MS } from './limits.ts';
import { loginTriesOf } from './login-tries.ts';
import { followRevocations } from './revocations.ts';
import { createProofStore } from './proof-store.ts';
import { watchConnections, type SessionRevoked } from './session-revoked.ts';
import { createSessionService, type OpenSession, type SessionService } from './service.ts';
import { sessionDataOf } from './session-data.ts';

export { createAdmit } from './admit.ts';
export { callerOf, type Caller } from './caller.ts';
export { clearSessionCookies, setSessionCookies } from './cookies.ts';
export { loginTriesOf } from './login-tries.ts';
export type { AccountPorts, Joining, SendMail, SignUpRewards } from './ports.ts';
export { registerSessionRoutes } from './routes.ts';
export type { OpenSession, SessionService } from './service.ts';
export { sessionDataOf } from './session-data.ts';
export { createBeginSession, type BeginSession, type SignedIn } from './begin-session.ts';
export { checkKey, emailOrRefuse } from './sign-in-fields.ts';

/** A session out of the refresh cookie, for the HTML. */
export interface RestoredSession {
  session: SessionData;
  profile: UserProfile;
  userId: number;
  sessionId: string;
  /** The very value of the cookie, to renew its lifetime. */
  refreshToken: string;
}

/** Who is signed in, for everything that asks. It lives as long as the process. */
export interface Sessions {
  root: string;
  publicUrl: string;
  db: Db;
  clock: Clock;
  keyring: Keyring;
  hasher: PasswordHasher;
  service: SessionService;
  standing: Standing;
  idempotency: Idempotency;
  proofs: ProofStore;
  readProfile: ReadProfile;
  /** Who an access token belongs to, without SQL. */
  readPerson: ReadPerson;
  /** Ends connections that outlive a call, within a second of what shuts them out (spec §4, blacklist). */
  sessionRevoked: SessionRevoked;
  /** The same with all that the token says. */
  readAccess(authorization: string): AccessClaims | null;
  /** The session of a page's request by its refresh cookie; changes nothing. */
  restore(request: Pick<FastifyRequest, 'headers'>): Promise<RestoredSession | null>;
  /** Who a request comes from by its refresh cookie, where no page is made; changes nothing. */
  whoIs(request: Pick<FastifyRequest, 'headers'>): Promise<{ uid: string; userId: number } | null>;
  /** Removes what is too old to matter. */
  prune(): Promise<void>;
  close(): Promise<void>;
}

export interface SessionsDeps {
  config: Pick<Config, 'root' | 'publicUrl' | 'dataDir' | 'sessionSecret'>;
  database: Database;
  clock: Clock;
}

/** Opens the sessions of this installation. */
export async function createSessions({ config, database, clock }: SessionsDeps): Promise<Sessions> {
  const { db } = database;
  const keyring = await loadKeyring(config);
  const service = createSessionService({ db, keyring, clock });
  const connections = watchConnections(({ sessionId, uid, ip, deviceId }) =>
    revocations.has(sessionId) ? 'tokenInvalid' : (standing.barOfAccount(uid) ?? standing.barOfCall(ip, deviceId)),
  );
  const [revocations, standing, hasher] = await Promise.all([
    followRevocations({ database, clock, changed: connections.look }),
    followStanding(database, connections.look),
    createPasswordHasher(),
  ]);
  const idempotency = createIdempotency({ db, keyring, clock });
  const proofs = createProofStore({ db, service });
  const readProfile = createProfileReader(db);
  const readToken = createAccessReader(keyring);
  const readAccess = (authorization: string) => {
    const claims = readToken(tokenOf(authorization), clock.now());
    return claims && !revocations.has(claims.sessionId) ? claims : null;
  };

  /** The open session of a refresh cookie, unless its person is shut out. */
  async function openOf(request: Pick<FastifyRequest, 'headers'>): Promise<{ open: OpenSession; refreshToken: string } | undefined> {
    const refreshToken = refreshTokenOf(request);
    const open = refreshToken === undefined ? undefined : await service.restore(refreshToken);
    return open && refreshToken !== undefined && !standing.barOfAccount(open.uid) ? { open, refreshToken } : undefined;
  }

  return {
    root: config.root,
    publicUrl: config.publicUrl,
    db,
    clock,
    keyring,
    hasher,
    service,
    standing,
    idempotency,
    proofs,
    readProfile,

    sessionRevoked: connections.sessionRevoked,

    readPerson: readAccess,
    readAccess,

    async restore(request) {
      const found = await openOf(request);
      if (!found) return null;
      const { open, refreshToken } = found;
      const profile = await readProfile(open.userId);
      return { session: sessionDataOf(open, profile), profile, userId: open.userId, sessionId: open.sessionId, refreshToken };
    },

    async whoIs(request) {
      const { open } = (await openOf(request)) ?? {};
      return open ? { uid: open.uid, userId: open.userId } : null;
    },

    async prune() {
      await service.prune();
      await idempotency.prune();
      await proofs.removeBefore(new Date(clock.now() - IDEMPOTENCY_MS));
      await loginTriesOf(db).removeBefore(new Date(clock.now() - IDEMPOTENCY_MS));
    },

    async close() {
      await Promise.all([revocations.close(), standing.close()]);
    },
  };
}
