import { and, asc, eq, gt, gte, isNull, lt, sql, TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import type { Target } from './service.ts';
import { codes, codeSends, grants } from './tables.ts';

/** Whether a code's life began after a time. */
const isBornAfter = (time: Date) => sql`greatest(${codes.mailedAt}, ${codes.sentAt}) > ${sql.param(time, codes.sentAt)}`;
const isOf = ({ subject, purpose }: Target) => and(eq(codes.subject, subject), eq(codes.purpose, purpose));

/** What a part of a transaction says; one that says no leaves no change and no lock. */
async function orNothing(db: Db, part: (savepoint: Db) => Promise<boolean>): Promise<boolean> {
  try {
    return await db.transaction(async (savepoint) => (await part(savepoint)) || savepoint.rollback());
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
}

/** The SQL of codes. */
export function codesOf(db: Db) {
  return {
    /** Sends to one address take turns until the transaction ends. */
    async lockSends(subject: string): Promise<void> {
      await holdLock(db, 'codeSends', subject);
    },

    /** Times of the sends to an address since a time, the oldest first. */
    async sendsSince(subject: string, since: Date): Promise<Date[]> {
      const rows = await db
        .select({ at: codeSends.at })
        .from(codeSends)
        .where(and(eq(codeSends.subject, subject), gt(codeSends.at, since)))
        .orderBy(asc(codeSends.at));
      return rows.map(({ at }) => at);
    },

    /** When the newest code was sent, and how many tries were wrong since the last success. */
    async standing(target: Target): Promise<{ sentAt: Date; wrong: number } | undefined> {
      const [row] = await db.select({ sentAt: codes.sentAt, wrong: codes.wrong }).from(codes).where(isOf(target));
      return row;
    },

    /** Puts a new code in the place of the older one. */
    async replace(target: Target & { code: string; link: string }, at: Date): Promise<void> {
      const fresh = { code: target.code, link: target.link, sentAt: at, mailedAt: null, tries: 0, usedAt: null };
      await db
        .insert(codes)
        .values({ ...target, ...fresh, wrong: 0 })
        .onConflictDoUpdate({ target: [codes.subject, codes.purpose], set: fresh });
      await db.insert(codeSends).values({ subject: target.subject, at });
    },

    /** Whether a link is still the newest one, which nobody used: any other needs no mail. */
    async isNewest(target: Target, link: string): Promise<boolean> {
      return (await db.$count(codes, and(isOf(target), eq(codes.link, link), isNull(codes.usedAt)))) > 0;
    },

    /** From now on the code lives. */
    async markMailed(target: Target, link: string, at: Date): Promise<void> {
      await db
        .update(codes)
        .set({ mailedAt: at })
        .where(and(isOf(target), eq(codes.link, link)));
    },

    /** How many codes wait for their mail. */
    countWaiting: (since: Date): Promise<number> => db.$count(codes, and(isNull(codes.mailedAt), gt(codes.sentAt, since))),

    /** Takes one try before the code is looked at, so guesses in parallel gain nothing; undefined when none is left. */
    async takeTry(target: Target, limits: { bornAfter: Date; tries: number; wrong: number }): Promise<{ code: string } | undefined> {
      const [row] = await db
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1`, wrong: sql`${codes.wrong} + 1` })
        .where(
          and(
            isOf(target),
            isBornAfter(limits.bornAfter),
            isNull(codes.usedAt),
            lt(codes.tries, limits.tries),
            lt(codes.wrong, limits.wrong),
          ),
        )
        .returning({ code: codes.code });
      return row;
    },

    /** Gives the try of a right code back. */
    async returnTry(target: Target & { code: string }): Promise<void> {
      await db
        .update(codes)
        .set({ tries: sql`${codes.tries} - 1`, wrong: sql`${codes.wrong} - 1` })
        .where(and(isOf(target), eq(codes.code, target.code), gt(codes.tries, 0), gt(codes.wrong, 0)));
    },

    /**
     * Uses code and link up; false when they are not, not any more, or not these. The wrong tries before it are forgotten.
     * Who comes too late lets go of the row, which PostgreSQL locks for having waited for it: those who count tries wait
     * for it on the connections that this caller needs next.
     */
    use(target: Target, secret: { code: string } | { link: string }, times: { now: Date; bornAfter: Date }): Promise<boolean> {
      const isIt = 'code' in secret ? eq(codes.code, secret.code) : eq(codes.link, secret.link);
      return orNothing(db, async (savepoint) => {
        const rows = await savepoint
          .update(codes)
          .set({ usedAt: times.now, wrong: 0 })
          .where(and(isOf(target), isIt, isBornAfter(times.bornAfter), isNull(codes.usedAt)))
          .returning({ purpose: codes.purpose });
        return rows.length > 0;
      });
    },

    async addGrant(grant: Target & { grant: string; expiresAt: Date }): Promise<void> {
      await db.insert(grants).values(grant);
    },

    /** Uses a grant up; false when it is none, or for something else, or was used. */
    async useGrant({ subject, purpose, grant }: Target & { grant: string }, now: Date): Promise<boolean> {
      const rows = await db
        .update(grants)
        .set({ usedAt: now })
        .where(
          and(
            eq(grants.grant, grant),
            eq(grants.subject, subject),
            eq(grants.purpose, purpose),
            gte(grants.expiresAt, now),
            isNull(grants.usedAt),
          ),
        )
        .returning({ purpose: grants.purpose });
      return rows.length > 0;
    },

    async removeBefore({ sends, grantsEnded }: { sends: Date; grantsEnded: Date }): Promise<void> {
      await db.delete(codeSends).where(lt(codeSends.at, sends));
      await db.delete(grants).where(lt(grants.expiresAt, grantsEnded));
      // What counts wrong tries stays, or waiting would clear them.
      await db.delete(codes).where(and(lt(codes.sentAt, sends), eq(codes.wrong, 0)));
    },
  };
}
