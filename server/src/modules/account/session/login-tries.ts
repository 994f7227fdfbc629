import { and, eq, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { loginTries } from './tables.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
/** Stands for any subject or any network. */
const ANY = '*';
/** Wrong tries of one address from one network that cost no waiting. */
const FREE_TRIES = 5;
const LONGEST_WAIT_MS = 15 * 60 * SECOND_MS;
/** Tries of one address from anywhere within an hour, after which a human check is asked for. */
const CHECK_AFTER = 10;
/** Tries from one network within an hour, whatever the address. */
const NETWORK_TRIES = 60;

/** Waiting doubles with every try past the free ones. */
const backOff = (tries: SQL) =>
  sql`(case when ${tries} < ${FREE_TRIES} then 0 else least(${SECOND_MS} * power(2, least(${tries} - ${FREE_TRIES}, 20)), ${LONGEST_WAIT_MS}) end)`;

export type Admission = { kind: 'go'; needsCheck: boolean } | { kind: 'wait'; seconds: number };

/**
 * Budgets of wrong passwords (research B4). A stranger who fails makes himself wait, and the owner meets a human check at
 * most: nothing locks an account. A try is counted before it is looked at, so guesses in parallel gain nothing.
 */
export function loginTriesOf(db: Db) {
  /** Counts one try and says when the next is admitted, in one statement; undefined when none is admitted now. */
  async function count(subject: string, network: string, now: number, waitMs: (tries: SQL) => SQL): Promise<number | undefined> {
    const at = new Date(now);
    const text = at.toISOString();
    const isOld = sql`${loginTries.lastAt} < ${new Date(now - HOUR_MS).toISOString()}::timestamptz`;
    const tries = sql`(case when ${isOld} then 1 else ${loginTries.tries} + 1 end)`;
    const blockedUntil = sql`${text}::timestamptz + ${waitMs(tries)} * interval '1 millisecond'`;
    const [row] = await db
      .insert(loginTries)
      .values({ subject, network, tries: 1, lastAt: at, blockedUntil: at })
      .onConflictDoUpdate({
        target: [loginTries.subject, loginTries.network],
        set: { tries, lastAt: at, blockedUntil },
        setWhere: lte(loginTries.blockedUntil, at),
      })
      .returning({ tries: loginTries.tries });
    return row?.tries;
  }

  async function waitOf(subject: string, network: string, now: number): Promise<Admission> {
    const [row] = await db
      .select({ until: loginTries.blockedUntil })
      .from(loginTries)
      .where(and(eq(loginTries.subject, subject), eq(loginTries.network, network)));
    return { kind: 'wait', seconds: Math.max(1, Math.ceil(((row?.until.getTime() ?? now) - now) / SECOND_MS)) };
  }

  return {
    async admit(subject: string, network: string, now: number): Promise<Admission> {
      const hard = (tries: SQL) => sql`(case when ${tries} >= ${NETWORK_TRIES} then ${HOUR_MS}::int else 0 end)`;
      if ((await count(ANY, network, now, hard)) === undefined) return waitOf(ANY, network, now);
      if ((await count(subject, network, now, backOff)) === undefined) return waitOf(subject, network, now);
      const ofSubject = await count(subject, ANY, now, () => sql`0`);
      return { kind: 'go', needsCheck: (ofSubject ?? 0) > CHECK_AFTER };
    },

    /** A right password: the address starts anew, and the network gets its try back. */
    async clear(subject: string, network: string): Promise<void> {
      await db.delete(loginTries).where(and(eq(loginTries.subject, subject), inArray(loginTries.network, [network, ANY])));
      await db
        .update(loginTries)
        .set({ tries: sql`greatest(${loginTries.tries} - 1, 0)` })
        .where(and(eq(loginTries.subject, ANY), eq(loginTries.network, network)));
    },

    async removeBefore(time: Date): Promise<void> {
      await db.delete(loginTries).where(lt(loginTries.lastAt, time));
    },
  };
}
