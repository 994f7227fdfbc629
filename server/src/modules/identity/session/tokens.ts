import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { addAudit } from '../../moderation/index.ts';
import { ACCESS_MS, signAccess } from './access-token.ts';
import { ABSOLUTE_MS, GRACE_MS } from './limits.ts';
import { createRefreshChain } from './refresh-token.ts';
import { sessionsOf, type NewSession, type RefreshRow } from './repository.ts';
import { isOver, type FoundSession } from './service.ts';
import type { SessionKey } from './tables.ts';

/** What a browser says of itself; hints, never proof. */
export interface Device {
  deviceId: string;
  deviceName: string;
  os: string;
}

/** An open session with its tokens. */
export interface OpenSession {
  sessionId: string;
  userId: number;
  uid: string;
  device: Device;
  accessToken: string;
  /** Death of the access token, ms since the epoch. */
  expiresAt: number;
  /** Undefined when a repeated call may not give it out again. */
  refreshToken: string | undefined;
}

export interface SessionTokensDeps {
  db: Db;
  keyring: Keyring;
  clock: Clock;
}

type Named = Pick<FoundSession, 'id' | 'userId' | 'uid' | keyof Device>;

/** Who begins a session, and with what key. */
interface Beginning {
  userId: number;
  uid: string;
  device: Device;
  key: SessionKey | undefined;
}

/** Tokens of sessions: given by a sign-in, renewed by a rotating refresh token (docs/design/sessions.md). */
export function createSessionTokens({ db, keyring, clock }: SessionTokensDeps) {
  const chain = createRefreshChain(keyring);

  function opened({ id, userId, uid, deviceId, deviceName, os }: Named, issuedAt: number, refreshToken: string | undefined): OpenSession {
    const expiresAt = issuedAt + ACCESS_MS;
    const accessToken = signAccess(keyring, { sessionId: id, userId, uid, exp: expiresAt });
    return { sessionId: id, userId, uid, device: { deviceId, deviceName, os }, accessToken, expiresAt, refreshToken };
  }

  const isInGrace = (token: RefreshRow) => token.usedAt !== null && clock.now() - token.usedAt.getTime() <= GRACE_MS;

  /** The token that is in force now, from one that was replaced a moment ago. */
  async function inForce(tx: Db, token: string): Promise<{ token: string; issuedAt: number }> {
    const next = chain.next(token);
    const row = await sessionsOf(tx).token(chain.hash(next));
    if (!row) throw new AppError('internal');
    return row.usedAt ? inForce(tx, next) : { token: next, issuedAt: row.createdAt.getTime() };
  }

  async function renewed(tx: Db, session: FoundSession, row: RefreshRow, token: string): Promise<OpenSession | undefined> {
    const repository = sessionsOf(tx);
    const at = new Date(clock.now());
    if (!row.usedAt) {
      const next = chain.next(token);
      await repository.rotate(row, chain.hash(next), at);
      return opened(session, at.getTime(), next);
    }
    if (isInGrace(row)) {
      const current = await inForce(tx, token);
      return opened(session, current.issuedAt, current.token);
    }
    await repository.revoke(session.id, 'reuse', at);
    await addAudit(tx, { at, actor: 'visitor', action: 'session.reuse', target: `user:${session.uid}`, outcome: 'refused' });
    return undefined;
  }

  /** A family that nobody has written down yet; its tokens are good once that is done. */
  function prepare({ userId, uid, device, key }: Beginning): { session: OpenSession; row: NewSession; firstHash: string } {
    const id = randomBytes(16).toString('base64url');
    const at = new Date(clock.now());
    const row = { id, userId, ...device, key: key ?? null, at, expiresAt: new Date(at.getTime() + ABSOLUTE_MS) };
    const first = chain.first(id);
    return { session: opened({ id, userId, uid, ...device }, at.getTime(), first), row, firstHash: chain.hash(first) };
  }

  /** Begins a family inside the transaction of a sign-in; its tokens are good once that commits. */
  async function begin(tx: Db, beginning: Beginning): Promise<OpenSession> {
    const { session, row, firstHash } = prepare(beginning);
    await sessionsOf(tx).add(row, firstHash);
    return session;
  }

  return {
    prepare,
    begin,

    /** The tokens of a family that has just begun. Asked again for later, it gives no refresh token that was used. */
    async open(sessionId: string): Promise<OpenSession> {
      const session = await sessionsOf(db).byId(sessionId);
      if (!session || isOver(session, clock.now())) throw new AppError('tokenInvalid');
      const first = chain.first(sessionId);
      const row = await sessionsOf(db).token(chain.hash(first));
      return opened(session, session.createdAt.getTime(), row?.usedAt ? undefined : first);
    },

    /** Renews by the refresh token; undefined when it is dead. A token that was replaced over 30 s ago ends its family. */
    refresh(token: string): Promise<OpenSession | undefined> {
      return db.transaction(async (tx) => {
        const repository = sessionsOf(tx);
        const known = await repository.token(chain.hash(token));
        const session = known && (await repository.hold(known.sessionId));
        // Read again: while it waited for the family, another call may have used this token.
        const row = session && !isOver(session, clock.now()) ? await repository.token(chain.hash(token)) : undefined;
        return session && row ? renewed(tx, session, row, token) : undefined;
      });
    },

    /**
     * The session behind a refresh token, with a fresh access token; changes nothing, so any number of pages may ask. A token
     * that was replaced is not given out again: the browser holds a newer one.
     */
    async restore(token: string): Promise<OpenSession | undefined> {
      const repository = sessionsOf(db);
      const row = await repository.token(chain.hash(token));
      const session = row && (!row.usedAt || isInGrace(row)) ? await repository.byId(row.sessionId) : undefined;
      return session && !isOver(session, clock.now()) ? opened(session, clock.now(), row?.usedAt ? undefined : token) : undefined;
    },

    /** Puts a new family with the same key and device in the place of one, so that secrets of before are worth nothing (security F2). */
    async replace(tx: Db, sessionId: string, reason: string): Promise<OpenSession> {
      const session = await sessionsOf(tx).hold(sessionId);
      if (!session || isOver(session, clock.now())) throw new AppError('tokenInvalid');
      const { userId, uid, deviceId, deviceName, os, key } = session;
      await sessionsOf(tx).revoke(sessionId, reason, new Date(clock.now()));
      return begin(tx, { userId, uid, device: { deviceId, deviceName, os }, key: key ?? undefined });
    },
  };
}

export type SessionTokens = ReturnType<typeof createSessionTokens>;
