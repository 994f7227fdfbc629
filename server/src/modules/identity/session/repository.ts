import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { users } from '../users/tables.ts';
import { tellRevoked } from './revocations.ts';
import { refreshTokens, sessions, type SessionKey } from './tables.ts';

export interface NewSession {
  id: string;
  userId: number;
  deviceId: string;
  deviceName: string;
  os: string;
  key: SessionKey | null;
  at: Date;
  expiresAt: Date;
}

export type SessionRow = typeof sessions.$inferSelect;
export type RefreshRow = typeof refreshTokens.$inferSelect;

const addSession = statement(
  'account_add_session',
  `with session as (
    insert into account_sessions (id, user_id, device_id, device_name, os, key, created_at, last_seen_at, expires_at)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7::timestamptz, $7::timestamptz, $8) returning id, created_at)
  insert into account_refresh_tokens (hash, session_id, created_at) select $9, id, created_at from session`,
);

/** The SQL of session families. */
export function sessionsOf(db: Db) {
  const found = async (id: string, lock: boolean) => {
    const query = db.select({ session: sessions, uid: users.uid }).from(sessions).innerJoin(users, eq(users.id, sessions.userId));
    const [row] = await (lock ? query.where(eq(sessions.id, id)).for('update', { of: sessions }) : query.where(eq(sessions.id, id)));
    return row && { ...row.session, uid: row.uid };
  };

  return {
    async add({ at, ...session }: NewSession, firstHash: string): Promise<void> {
      const { id, userId, deviceId, deviceName, os, key, expiresAt } = session;
      const times = [at.toISOString(), expiresAt.toISOString()];
      await addSession(db, [id, userId, deviceId, deviceName, os, key && JSON.stringify(key), ...times, firstHash]);
    },

    byId: (id: string) => found(id, false),
    /** Nobody else refreshes or ends this family until the transaction is over. */
    hold: (id: string) => found(id, true),

    async token(hash: string): Promise<RefreshRow | undefined> {
      const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
      return row;
    },

    /** Puts the next token in the place of one. */
    async rotate({ hash, sessionId }: RefreshRow, nextHash: string, at: Date): Promise<void> {
      await db.insert(refreshTokens).values({ hash: nextHash, sessionId, createdAt: at });
      await db.update(refreshTokens).set({ usedAt: at, replacedBy: nextHash }).where(eq(refreshTokens.hash, hash));
      await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, sessionId));
    },

    async touch(id: string, at: Date): Promise<void> {
      await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
    },

    /** Ends a family; every process is told at the commit. */
    async revoke(id: string, reason: string, at: Date): Promise<boolean> {
      const rows = await db
        .update(sessions)
        .set({ revokedAt: at, revokedReason: reason })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      if (rows.length > 0) await tellRevoked(db, id);
      return rows.length > 0;
    },

    /** Families of a person that are open, the one last used first. */
    ofUser: (userId: number, { now, idleSince }: { now: Date; idleSince: Date }): Promise<SessionRow[]> =>
      db
        .select()
        .from(sessions)
        .where(
          and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)),
        )
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id)),

    /** Ends every family of a person, but one where it is named; every process is told at the commit. @returns how many */
    async revokeAll(userId: number, { reason, at, except = '' }: { reason: string; at: Date; except?: string }): Promise<number> {
      const rows = await db
        .update(sessions)
        .set({ revokedAt: at, revokedReason: reason })
        .where(and(eq(sessions.userId, userId), ne(sessions.id, except), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      for (const { id } of rows) await tellRevoked(db, id);
      return rows.length;
    },

    /** Forgets families that ended before a time, with their tokens. */
    async removeBefore(time: Date): Promise<void> {
      await db.delete(sessions).where(sql`coalesce(${sessions.revokedAt}, ${sessions.expiresAt}) < ${time.toISOString()}`);
      await db.delete(sessions).where(lt(sessions.lastSeenAt, time));
    },
  };
}
