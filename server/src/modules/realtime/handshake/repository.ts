import { and, eq, lt, notInArray, desc } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { nonces, utokens } from '../tables.ts';

/** Tokens that one session may have at once: more than a browser ever needs. */
const MOST_OF_SESSION = 8;

export type Utoken = typeof utokens.$inferSelect;

/** The SQL of tokens that open connections. */
export function utokensOf(db: Db) {
  return {
    /** Takes a nonce. @returns false when it was taken before */
    async takeNonce(nonce: string, at: Date): Promise<boolean> {
      return (await db.insert(nonces).values({ nonce, at }).onConflictDoNothing().returning({ nonce: nonces.nonce })).length > 0;
    },
    async add(utoken: Utoken): Promise<void> {
      await db.insert(utokens).values(utoken);
      const newest = db
        .select({ hash: utokens.hash })
        .from(utokens)
        .where(eq(utokens.sessionId, utoken.sessionId))
        .orderBy(desc(utokens.expiresAt))
        .limit(MOST_OF_SESSION);
      await db.delete(utokens).where(and(eq(utokens.sessionId, utoken.sessionId), notInArray(utokens.hash, newest)));
    },
    async find(hash: string): Promise<Utoken | undefined> {
      return (await db.select().from(utokens).where(eq(utokens.hash, hash)))[0];
    },
    /** Forgets tokens that are dead, and nonces of offers that are too old by themselves. */
    async prune(now: Date, noncesBefore: Date): Promise<void> {
      await db.delete(utokens).where(lt(utokens.expiresAt, now));
      await db.delete(nonces).where(lt(nonces.at, noncesBefore));
    },
  };
}
