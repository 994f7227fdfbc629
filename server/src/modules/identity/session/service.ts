import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { addAudit } from '../../moderation/index.ts';
import { IDLE_MS } from './limits.ts';
import { sessionsOf, type SessionRow } from './repository.ts';

/** A session with the uid of its person. */
export type FoundSession = SessionRow & { uid: string };

export function isOver({ revokedAt, expiresAt, lastSeenAt }: SessionRow, now: number): boolean {
  return revokedAt !== null || expiresAt.getTime() <= now || lastSeenAt.getTime() + IDLE_MS <= now;
}

/** Sessions as their persons see and end them. Each is ended once, for every process (docs/design/sessions.md). */
export function createSessionService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** An open family by its id; undefined when it is over. */
    async find(sessionId: string): Promise<FoundSession | undefined> {
      const session = await sessionsOf(db).byId(sessionId);
      return session && !isOver(session, clock.now()) ? session : undefined;
    },

    /** Keeps a session that is looked at from growing idle. */
    touch: (sessionId: string) => sessionsOf(db).touch(sessionId, new Date(clock.now())),

    /** Ends a family in every process: its person left, or was shut out. */
    end(sessionId: string, uid: string, reason: 'logout' | 'ban'): Promise<void> {
      return db.transaction(async (tx) => {
        const at = new Date(clock.now());
        const isDone = await sessionsOf(tx).revoke(sessionId, reason, at);
        const outcome = isDone ? 'done' : 'unchanged';
        await addAudit(tx, { at, actor: `user:${uid}`, action: `session.${reason}`, target: `user:${uid}`, outcome });
      });
    },

    /** Open families of a person, the one last used first. */
    list: (userId: number): Promise<SessionRow[]> => {
      const now = clock.now();
      return sessionsOf(db).ofUser(userId, { now: new Date(now), idleSince: new Date(now - IDLE_MS) });
    },

    /** Ends one family of a person, in the transaction of what ends it; false when there is no such open one. */
    async endOf(tx: Db, userId: number, sessionId: string, reason: string): Promise<boolean> {
      const session = await sessionsOf(tx).byId(sessionId);
      return session?.userId === userId && sessionsOf(tx).revoke(sessionId, reason, new Date(clock.now()));
    },

    /** Ends every family of a person but `except`, in the transaction of what ends them. @returns how many */
    endAll: (tx: Db, userId: number, reason: string, except?: string): Promise<number> =>
      sessionsOf(tx).revokeAll(userId, { reason, at: new Date(clock.now()), ...(except !== undefined && { except }) }),

    /** Forgets families that have been over for a while. */
    prune: () => sessionsOf(db).removeBefore(new Date(clock.now() - IDLE_MS)),
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
