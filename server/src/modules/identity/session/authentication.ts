import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { followStanding, type Standing } from '../../moderation/index.ts';
import { createAccessReader, tokenOf, type AccessClaims } from './access-token.ts';
import { refreshTokenOf } from './cookies.ts';
import { followRevocations } from './revocations.ts';
import { watchConnections, type SessionRevoked } from './session-revoked.ts';
import type { OpenSession, SessionTokens } from './tokens.ts';

/** Who is signed in. */
export interface Authentication {
  /** Who is shut out, and who may do more. */
  standing: Standing;
  /** What the access token of an `Authorization` value says, without SQL; null when it is missing, wrong, dead or revoked. */
  readPerson(authorization: string): AccessClaims | null;
  /** The open session of a request's refresh cookie, unless its person is shut out; changes nothing. */
  restore(request: Pick<FastifyRequest, 'headers'>): Promise<OpenSession | null>;
  /** Ends connections that outlive a call, within a second of what shuts them out (spec §4, blacklist). */
  sessionRevoked: SessionRevoked;
  close(): Promise<void>;
}

interface AuthenticationDeps {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  tokens: Pick<SessionTokens, 'restore'>;
}

/** Follows, in this process, which sessions were ended and who is shut out. */
export async function openAuthentication({ database, clock, keyring, tokens }: AuthenticationDeps): Promise<Authentication> {
  const connections = watchConnections(({ sessionId, uid, ip, deviceId }) =>
    revocations.has(sessionId) ? 'tokenInvalid' : (standing.banOfAccount(uid) ?? standing.banOfCall(ip, deviceId)),
  );
  const [revocations, standing] = await Promise.all([
    followRevocations({ database, clock, changed: connections.look }),
    followStanding(database, connections.look),
  ]);
  const readToken = createAccessReader(keyring);

  return {
    standing,

    readPerson(authorization) {
      const claims = readToken(tokenOf(authorization), clock.now());
      return claims && !revocations.has(claims.sessionId) ? claims : null;
    },

    async restore(request) {
      const token = refreshTokenOf(request);
      const open = token === undefined ? undefined : await tokens.restore(token);
      return open && !standing.banOfAccount(open.uid) ? open : null;
    },

    sessionRevoked: connections.sessionRevoked,

    close: () => Promise.all([revocations.close(), standing.close()]).then(() => undefined),
  };
}
