import { HEADERS } from '@mortar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/database.ts';
import type { BanCode } from '../../../lib/bans.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { followStanding, type Standing } from '../../moderation/index.ts';
import { createAccessReader, tokenOf, type AccessClaims } from './access-token.ts';
import { clearSessionCookies, refreshTokenOf } from './cookies.ts';
import { followRevocations } from './revocations.ts';
import type { SessionService } from './service.ts';
import { watchConnections, type SessionRevoked } from './session-revoked.ts';
import type { Device, OpenSession, SessionTokens } from './tokens.ts';

/** Where a call comes from, and what it carries. `ip` is the address that the server trusts (`lib/client-ip.ts`). */
type Call = Pick<FastifyRequest, 'headers' | 'ip'>;

/** Who is signed in. */
export interface Authentication {
  /** Who is shut out, and who may do more. */
  standing: Standing;
  /** What the access token of an `Authorization` value says, without SQL; null when it is missing, wrong, dead or revoked. */
  readPerson(authorization: string): AccessClaims | null;
  /** Why whoever has the token of this `Authorization` value is shut out, also once its session was ended for it. */
  banOfToken(authorization: string): BanCode | undefined;
  /** Why a session may not go on where this call comes from: its person, its device, the caller's device or network is blocked. */
  banOfSession(call: Call, session: { uid: string; device?: Device }): BanCode | undefined;
  /** The open session of a call's refresh cookie; null with the `ban` where it is shut out. Changes nothing. */
  restore(call: Call): Promise<{ open: OpenSession | null; ban?: BanCode }>;
  /** Ends every session of a call that is shut out, and clears the cookies (spec §4, blacklist); others stay. */
  expel(call: Call, reply: FastifyReply): Promise<void>;
  /**
   * Expels, and refuses the call.
   * @throws AppError the ban, always
   */
  refuse(ban: BanCode, call: Call, reply: FastifyReply): Promise<never>;
  /** Ends connections that outlive a call, within a second of what shuts them out (spec §4, blacklist). */
  sessionRevoked: SessionRevoked;
  close(): Promise<void>;
}

interface AuthenticationDeps {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  tokens: Pick<SessionTokens, 'restore'>;
  sessions: Pick<SessionService, 'end'>;
}

/** Follows, in this process, which sessions were ended and who is shut out. */
export async function openAuthentication({ database, clock, keyring, tokens, sessions }: AuthenticationDeps): Promise<Authentication> {
  const connections = watchConnections(({ sessionId, uid, ip, deviceId }) =>
    revocations.has(sessionId) ? 'tokenInvalid' : (standing.banOfAccount(uid) ?? standing.banOfCall(ip, deviceId)),
  );
  const [revocations, standing] = await Promise.all([
    followRevocations({ database, clock, changed: connections.look }),
    followStanding(database, connections.look),
  ]);
  const readToken = createAccessReader(keyring);
  const claimsOf = (authorization: string) => readToken(tokenOf(authorization), clock.now());

  const readPerson: Authentication['readPerson'] = (authorization) => {
    const claims = claimsOf(authorization);
    return claims && !revocations.has(claims.sessionId) ? claims : null;
  };

  const banOfSession: Authentication['banOfSession'] = ({ ip, headers }, { uid, device }) => {
    const devices = [String(headers[HEADERS.deviceId] ?? ''), device?.deviceId ?? ''];
    const bans = [standing.banOfAccount(uid), ...devices.map((id) => standing.banOfCall(ip, id))];
    // A network that is led to /iplimit keeps its sessions.
    return bans.find((ban) => ban !== undefined && ban !== 'ipRestricted');
  };

  async function openOf(call: Call): Promise<OpenSession | null> {
    const token = refreshTokenOf(call);
    return (token !== undefined && (await tokens.restore(token))) || null;
  }

  async function expel(call: Call, reply: FastifyReply): Promise<void> {
    const open = await openOf(call);
    const carried = [readPerson(call.headers.authorization ?? ''), open].filter((session) => session !== null);
    const expelled = carried.filter((session) => banOfSession(call, session));
    if (!open || expelled.includes(open)) clearSessionCookies(reply);
    const persons = new Map(expelled.map(({ sessionId, uid }) => [sessionId, uid]));
    for (const [sessionId, uid] of persons) await sessions.end(sessionId, uid, 'ban');
  }

  return {
    standing,
    readPerson,
    banOfSession,

    banOfToken(authorization) {
      const claims = claimsOf(authorization);
      return claims ? standing.banOfAccount(claims.uid) : undefined;
    },

    async restore(call) {
      const open = await openOf(call);
      const ban = open && banOfSession(call, open);
      return ban ? { open: null, ban } : { open };
    },

    expel,

    async refuse(ban, call, reply) {
      await expel(call, reply);
      throw new AppError(ban);
    },

    sessionRevoked: connections.sessionRevoked,

    close: () => Promise.all([revocations.close(), standing.close()]).then(() => undefined),
  };
}
